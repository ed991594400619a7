// Opening a table: the socket that fills it, and closing it again.
import { me } from '../frame/me.svelte';
import { speech } from '../texts/index.svelte';
import { connect } from '../wire/socket';
import { codeOf } from './kept';
import { receive } from './receive';
import { Table } from './table.svelte';

/** Opens the table `id`; `language` is the one that its log comes in. */
export function openTable(id: string): Table {
  const table = new Table(id);
  let language = speech.language;
  table.wire = connect(id, {
    hello: () => {
      const seen = table.met && language === speech.language ? table.version : null;
      language = speech.language;
      return { t: 'hello', name: me.name || 'Spectator', code: codeOf(id), seen, language };
    },
    message: (message) => receive(table, message),
    connection: (state) => (table.connection = state),
  });
  return table;
}

export function closeTable(table: Table): void {
  table.story.stop();
  table.wire?.close();
}
