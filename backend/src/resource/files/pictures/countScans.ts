const [MARK, START_OF_SCAN] = [0xff, 0xda];

/** Marks that stand alone: a stuffed byte, restarts, start and end, and one of old arithmetic coders. */
const standsAlone = (mark: number) => mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd9);

/**
 * In how many passes a JPEG is drawn (ITU-T T.81, B.1). Each goes through the whole picture, however few bytes it has: thousands of
 * empty ones in a small file take minutes, which no decoder bounds.
 */
export function countScans(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(MARK); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(MARK, at)) {
    const mark = bytes[at + 1] as number;
    // Marks may be filled up before.
    if (mark === MARK) at += 1;
    else if (standsAlone(mark)) at += 2;
    else {
      if (mark === START_OF_SCAN) count++;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return count;
}
