// Who I am here: a name, kept by this browser; and an account, if I want one.
import { t } from '../texts/index.svelte';
import { whoAmI } from '../wire/http';

const KEPT = 'serao-name';
const SIGNED_IN = 'serao-account'; // so that guests need not ask who they are

class Person {
  name: string = $state(localStorage.getItem(KEPT) ?? '');
  account: string | null = $state(null);

  /** My name, or a gentle one where only bots will read it. */
  get nameForBots(): string {
    return this.name || t('somebody');
  }

  call(name: string): void {
    this.name = name.trim().slice(0, 32);
    localStorage.setItem(KEPT, this.name);
  }

  signedOut(): void {
    this.account = null;
    localStorage.removeItem(SIGNED_IN);
  }

  /** Takes the account's name, unless I have another here. */
  signedIn(account: string): void {
    this.account = account;
    localStorage.setItem(SIGNED_IN, account);
    if (this.name === '') this.call(account);
  }
}

export const me = new Person();

export async function findAccount(): Promise<void> {
  if (localStorage.getItem(SIGNED_IN) === null) return;
  const found = await whoAmI();
  if (found) me.signedIn(found.account);
  else me.signedOut();
}
