// SHA-256 (FIPS 180-4). Browsers have it built in, but only for pages that came over TLS or from this
// very machine; at a table on the house's own network the check must work as well.
const FIRST_PRIMES = primes(64);
const ROUND = FIRST_PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits after the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message, a one bit, zeros, and its length in bits: a multiple of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  whole.set(message);
  whole[message.length] = 0x80;
  const words = new DataView(whole.buffer);
  words.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29));
  words.setUint32(whole.length - 4, message.length << 3);
  return words;
}

function schedule(words: DataView, block: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = words.getInt32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15] ?? 0;
    const b = w[i - 2] ?? 0;
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  return w;
}

type State = [number, number, number, number, number, number, number, number];

function mixed(state: State, w: Int32Array): State {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0)) | 0) as State;
}

export function sha256(message: Uint8Array): Uint8Array {
  const words = padded(message);
  let state = START as State;
  for (let block = 0; block < words.byteLength; block += 64) state = mixed(state, schedule(words, block));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
