/** The polynomial of CRC-32, with the lowest power in the highest bit as in zlib. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** The CRC-32 of two texts one after the other, from the CRC-32 of each and the second one's length. */
export function joinedCrc(first: number, second: number, secondLength: number): number {
  return (product(power(secondLength), first) ^ second) >>> 0;
}

/** The product of two polynomials over one bit, reduced by `POLYNOMIAL`. */
function product(a: number, b: number): number {
  let sum = 0;
  let shifted = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) sum ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum >>> 0;
}

/** x ^ (2 ^ index); each entry is the square of the one before. */
const squares: number[] = [ONE >>> 1];
for (let index = 1; index < 32; index += 1) {
  const last = squares[index - 1] ?? 0;
  squares.push(product(last, last));
}

const known = new Map<number, number>();

/** x ^ (8 × bytes): the factor that this many following bytes multiply a CRC by. */
function power(bytes: number): number {
  const before = known.get(bytes);
  if (before !== undefined) return before;
  let result = ONE;
  for (let [rest, index] = [bytes, 3]; rest > 0; rest = Math.floor(rest / 2), index += 1) {
    if (rest % 2 === 1) result = product(squares[index % 32] ?? ONE, result);
  }
  if (known.size >= 10_000) known.clear();
  known.set(bytes, result);
  return result;
}
