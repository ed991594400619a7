// A guided game: each new kind of question explains itself once. Which tables are guided, and what was explained at
// each, is kept in this browser.
const KEY = 'serao-guided';
const KEPT = 8; // tables

type Met = Record<string, string[]>; // table -> kinds of questions

function read(): Met {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Met;
  } catch {
    return {};
  }
}

class Tips {
  private met: Met = $state(read());

  isGuided(table: string): boolean {
    return table in this.met;
  }

  isNew(table: string, asks: string): boolean {
    return this.met[table]?.includes(asks) === false;
  }

  begin(table: string): void {
    const older = Object.entries(this.met).slice(1 - KEPT);
    this.keep(Object.fromEntries([...older, [table, []]]));
  }

  /** This kind of question has been explained. */
  put(table: string, asks: string): void {
    const met = this.met[table];
    if (met && !met.includes(asks)) this.keep({ ...this.met, [table]: [...met, asks] });
  }

  /** No more of them at this table. */
  stop(table: string): void {
    const rest = Object.entries(this.met).filter(([id]) => id !== table);
    this.keep(Object.fromEntries(rest));
  }

  private keep(met: Met): void {
    this.met = met;
    localStorage.setItem(KEY, JSON.stringify(met));
  }
}

export const tips = new Tips();
