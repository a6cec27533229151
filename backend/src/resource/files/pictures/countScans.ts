const [MARK, START_OF_SCAN, END] = [0xff, 0xda, 0xd9];

/** Marks that stand alone: a stuffed byte, restarts, the start, and one of old arithmetic coders. */
const standsAlone = (mark: number) => mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8);

/** Given to nothing: a decoder goes on after it byte by byte, where a length would hide what follows. */
const isNone = (mark: number) => mark >= 0x02 && mark <= 0xbf;

/**
 * In how many passes a JPEG is drawn (ITU-T T.81, B.1). Each goes through the whole picture, however few bytes it has: thousands of
 * empty ones in a small file take minutes, which no decoder bounds. Undefined where it holds a mark that is none. What follows its end
 * (telephones put a film there) is not read.
 */
export function countScans(bytes: Buffer): number | undefined {
  let count = 0;
  for (let at = bytes.indexOf(MARK); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(MARK, at)) {
    const mark = bytes[at + 1] as number;
    if (mark === END) break;
    if (isNone(mark)) return undefined;
    // Marks may be filled up before.
    if (mark === MARK) while (bytes[at + 1] === MARK) at += 1;
    else if (standsAlone(mark)) at += 2;
    else {
      if (mark === START_OF_SCAN) count++;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return count;
}
