// Who I am here: a name, kept by this browser; and an account, if I want one.
import { whoAmI } from '../wire/http';

const KEPT = 'serao-name';

class Person {
  name: string = $state(localStorage.getItem(KEPT) ?? '');
  account: string | null = $state(null);

  call(name: string): void {
    this.name = name.trim().slice(0, 32);
    localStorage.setItem(KEPT, this.name);
  }

  /** Takes the account's name, unless I have another here. */
  signedIn(account: string): void {
    this.account = account;
    if (this.name === '') this.call(account);
  }
}

export const me = new Person();

export async function findAccount(): Promise<void> {
  const found = await whoAmI();
  if (found) me.signedIn(found.account);
}
