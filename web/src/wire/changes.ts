// How an update's changes go into the view that the client has.
type Path = readonly (string | number)[];
export type Change = readonly [Path, unknown];

/** Returns the view with the changes in it; what did not change is shared with the old one. */
export function changed(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((now, [path, value]) => put(now, path, value), view);
}

function put(thing: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(thing)) return thing.map((part, i): unknown => (i === first ? put(part, rest, value) : part));
  const parts = thing as Record<string, unknown>;
  return { ...parts, [first]: put(parts[first], rest, value) };
}
