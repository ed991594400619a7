// Whom I do not want to read, by name: at one table, or always. This browser keeps it; nobody is told.
const ALWAYS = 'serao-muted';
const HERE = 'serao-muted-';

function kept(key: string): string[] {
  const text = localStorage.getItem(key);
  return text === null ? [] : (JSON.parse(text) as string[]);
}

function keep(key: string, names: string[]): void {
  if (names.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(names));
}

/** Names count as the same whatever their case and width. */
function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

const without = (names: string[], name: string): string[] => names.filter((other) => plain(other) !== plain(name));
const has = (names: string[], name: string): boolean => names.some((other) => plain(other) === plain(name));

class Muted {
  always: string[] = $state.raw(kept(ALWAYS));
  here: Record<string, string[]> = $state.raw({}); // by table, as far as it was asked for

  at(table: string): string[] {
    return this.here[table] ?? kept(HERE + table);
  }

  includes(table: string, name: string): boolean {
    return has(this.always, name) || has(this.at(table), name);
  }

  muteHere(table: string, name: string): void {
    this.keepHere(table, [...without(this.at(table), name), name]);
  }

  muteAlways(name: string): void {
    this.keepAlways([...without(this.always, name), name]);
  }

  /** Lets somebody be read again, at this table and everywhere. */
  hear(name: string, table?: string): void {
    this.keepAlways(without(this.always, name));
    if (table !== undefined) this.keepHere(table, without(this.at(table), name));
  }

  forget(): void {
    this.always = [];
    this.here = {};
  }

  private keepHere(table: string, names: string[]): void {
    keep(HERE + table, names);
    this.here = { ...this.here, [table]: names };
  }

  private keepAlways(names: string[]): void {
    keep(ALWAYS, names);
    this.always = names;
  }
}

export const muted = new Muted();
