import { crc32, deflateSync } from 'node:zlib';
import { fields } from '@coop/domain';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { makePdf } from '../../../../test/files/makePdf.js';
import { prepareFile } from './prepareFile.js';

const image = fields.image('Imagen');
const document = fields.file('Documento');
const attachment = fields.file('Adjunto', { types: ['pdf', 'jpg', 'png', 'webp'], maxMegabytes: 5 });
const table = fields.file('Datos', { types: ['csv'] });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } });
const red = { r: 255, g: 0, b: 0 };

/** Returns the PNG with `many` compressed text chunks after its header, 7.9 million characters each. */
function withTexts(png: Buffer, many: number): Buffer {
  const heading = 8 + 12 + 13;
  const bytes = Buffer.concat([Buffer.from('zTXtComment\0\0', 'latin1'), deflateSync('x'.repeat(7_900_000))]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length - 4);
  checksum.writeUInt32BE(crc32(bytes));
  const text = Buffer.concat([length, bytes, checksum]);
  return Buffer.concat([png.subarray(0, heading), ...Array<Buffer>(many).fill(text), png.subarray(heading)]);
}

describe('an image', () => {
  test('is stored as WebP of at most 1600 px, with smaller variants', async () => {
    const { mime, ancho, alto, bytes, variants } = await prepareFile(await photo(2400, 1200).jpeg().toBuffer(), image);
    expect({ mime, ancho, alto }).toEqual({ mime: 'image/webp', ancho: 1600, alto: 800 });
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(Object.entries(variants).map(([name, { ancho, alto }]) => [name, ancho, alto])).toEqual([
      ['miniatura', 320, 160],
      ['tarjeta', 640, 320],
      ['ancho', 1280, 640],
    ]);
  });

  test('is never enlarged', async () => {
    const { ancho, variants } = await prepareFile(await photo(400, 300).png().toBuffer(), image);
    expect([ancho, variants.miniatura?.ancho, variants.tarjeta?.ancho]).toEqual([400, 320, 400]);
  });

  test('loses its metadata and is rotated upright', async () => {
    const turned = await photo(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secreto' }, IFD3: { GPSLatitude: '16/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { bytes, ancho, alto } = await prepareFile(turned, image);
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ ancho, alto, exif, icc, xmp, orientation }).toEqual({ ancho: 40, alto: 60 });
    expect((await sharp(turned).metadata()).orientation).toBe(6);
  });

  test('converts CMYK to RGB', async () => {
    const cmyk = await sharp({ create: { width: 40, height: 40, channels: 3, background: red } })
      .toColourspace('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { bytes } = await prepareFile(cmyk, image);
    const [r = 0, g = 255] = await sharp(bytes).raw().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
    expect(r).toBeGreaterThan(200);
    expect(g).toBeLessThan(60);
  });

  test('rejects more than 50 megapixels', async () => {
    const huge = await photo(10_000, 5_100).png().toBuffer();
    await expect(prepareFile(huge, image)).rejects.toThrow('50 megapíxeles');
  });

  test('rejects a height of one pixel, accepts a panorama', async () => {
    await expect(prepareFile(await photo(1, 24_000_000).png().toBuffer(), image)).rejects.toThrow('20.000 píxeles');
    expect((await prepareFile(await photo(18_000, 500).png().toBuffer(), image)).ancho).toBe(1600);
  });

  test.each([
    ['with 16 bits', 25, () => photo(5_100, 5_000).toColourspace('rgb16').png()],
    ['in passes', 25, () => photo(5_100, 5_000).png({ progressive: true })],
    ['with 16 bits in passes', 12, () => photo(3_600, 3_600).toColourspace('rgb16').png({ progressive: true })],
  ])('%s is limited to %i megapixels, because of its memory use', async (_, most, make) => {
    await expect(prepareFile(await make().toBuffer(), image)).rejects.toThrow(`${most} megapíxeles`);
    const small = await make().resize(200).toBuffer();
    expect((await prepareFile(small, image)).mime).toBe('image/webp');
  });

  test('rejects animations', async () => {
    const pictures = await Promise.all([photo(20, 20).png().toBuffer(), photo(20, 20).negate().png().toBuffer()]);
    const frames = await sharp(pictures, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    await expect(prepareFile(frames, image)).rejects.toThrow('animadas');
  });

  test('rejects animations by their header, without counting frames', async () => {
    const frames = await sharp([await photo(16, 16).png().toBuffer(), await photo(16, 16).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp({ loop: 0 })
      .toBuffer();
    const last = frames.subarray(frames.lastIndexOf('ANMF'));
    const long = Buffer.concat([frames, ...Array<Buffer>(Math.floor(4_500_000 / last.length)).fill(last)]);
    long.writeUInt32LE(long.length - 8, 4);
    // Counting the frames would hit the time limit first and report a damaged file.
    await expect(prepareFile(long, image)).rejects.toThrow('animadas');
  });

  test('is decoded without the text chunks of a PNG, which could exhaust memory', async () => {
    const plain = await photo(64, 64).png().withMetadata({ orientation: 6 }).toBuffer();
    const bomb = withTexts(plain, 40);
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    const [prepared, same] = [await prepareFile(bomb, attachment), await prepareFile(plain, attachment)];
    expect(prepared.sha256).toBe(same.sha256);
    // Decompressed, the text chunks take more than 600 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  test('is rejected when a PNG has too many empty chunks', async () => {
    const plain = await photo(64, 64).png().toBuffer();
    const end = plain.length - 12;
    const empty = Buffer.from('0000000049444154' + '35af061e', 'hex');
    const inCrumbs = (many: number) =>
      Buffer.concat([plain.subarray(0, end), ...Array<Buffer>(many).fill(empty), plain.subarray(end)]);
    expect((await prepareFile(inCrumbs(1_000), attachment)).mime).toBe('image/webp');
    await expect(prepareFile(inCrumbs(30_000), attachment)).rejects.toThrow('dañada');
  });

  test('may be progressive, up to a number of passes', async () => {
    const passes = await photo(64, 64).jpeg({ progressive: true }).toBuffer();
    expect((await prepareFile(passes, attachment)).mime).toBe('image/webp');
    const [last, end] = [passes.lastIndexOf(Buffer.from([0xff, 0xda])), passes.length - 2];
    const again = Array<Buffer>(40).fill(passes.subarray(last, end));
    const slow = Buffer.concat([passes.subarray(0, end), ...again, passes.subarray(end)]);
    await expect(prepareFile(slow, attachment)).rejects.toThrow('demasiadas pasadas');
  });

  test('may have trailing data, but a bogus marker that hides passes is rejected', async () => {
    const plain = await photo(64, 64).jpeg().toBuffer();
    const strange = Buffer.from([0xff, 0x02, 0xff, 0xff]);
    expect((await prepareFile(Buffer.concat([plain, strange]), attachment)).mime).toBe('image/webp');
    const hiding = Buffer.concat([plain.subarray(0, -2), strange, plain.subarray(-2)]);
    await expect(prepareFile(hiding, attachment)).rejects.toThrow('dañada');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('is rejected when truncated (%s)', async (format) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
        background: red,
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    await expect(prepareFile(whole, image)).resolves.toBeDefined();
    await expect(prepareFile(whole.subarray(0, whole.length / 2), image)).rejects.toThrow('dañada');
  });
});

describe('accepted file types', () => {
  test('stores a PDF byte by byte', async () => {
    const { bytes, mime } = await prepareFile(makePdf(), document);
    expect(mime).toBe('application/pdf');
    expect(bytes.equals(makePdf())).toBe(true);
  });

  test.each([
    ['a line break', '\r\n'],
    ['a byte order mark', '\xef\xbb\xbf'],
    ['mail headers', 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n'],
    ['1,024 bytes', ' '.repeat(1024)],
  ])('removes %s before a PDF', async (_, before) => {
    const { bytes, extension } = await prepareFile(Buffer.concat([Buffer.from(before, 'latin1'), makePdf()]), document);
    expect(extension).toBe('pdf');
    expect(bytes.equals(makePdf())).toBe(true);
  });

  test.each([
    ['a script', '<script>alert(1)</script>', 'Solo se aceptan archivos PDF.'],
    ['another format', '\xff\xd8\xff\xe0', 'Solo se aceptan archivos PDF.'],
    ['more bytes than readers skip', ' '.repeat(1025), 'Solo se aceptan archivos PDF.'],
    ['another header', '%PDF-x\n', 'incompleto'],
  ])('rejects a PDF after %s', async (_, before, message) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), makePdf()]);
    await expect(prepareFile(bytes, document)).rejects.toThrow(message);
  });

  test('inspects a PDF after a line break', async () => {
    const active = makePdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' });
    await expect(prepareFile(Buffer.concat([Buffer.from('\n'), active]), document)).rejects.toThrow('acciones');
  });

  test('accepts a PDF or a photograph as an attachment', async () => {
    expect((await prepareFile(makePdf(), attachment)).extension).toBe('pdf');
    expect((await prepareFile(await photo(30, 30).jpeg().toBuffer(), attachment)).extension).toBe('webp');
  });

  test('accepts only UTF-8 text as CSV', async () => {
    expect((await prepareFile(Buffer.from('socio;saldo\n1;10,50 año\n'), table)).mime).toBe('text/csv; charset=utf-8');
    await expect(prepareFile(Buffer.from('año;1', 'latin1'), table)).rejects.toThrow('Solo se aceptan archivos CSV.');
    await expect(prepareFile(Buffer.from('<html><script>'), table)).rejects.toThrow('Solo se aceptan archivos CSV.');
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    [
      'XML with a declaration and SVG',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a GIF that is also a script', 'GIF89a/*\x01\x00\x01\x00*/=1;alert(1)'],
    ['an Office document or any ZIP', 'PK\x03\x04\x14\x00\x00\x00\x08\x00'],
    [
      'an animated PNG',
      '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70',
    ],
    ['a program', 'MZ\x90\x00'],
    ['plain text', 'hola'],
  ])('rejects %s in each field', async (_, text) => {
    const bytes = Buffer.from(text, 'latin1');
    await expect(prepareFile(bytes, image)).rejects.toThrow('Solo se aceptan archivos JPG, PNG o WebP.');
    await expect(prepareFile(bytes, document)).rejects.toThrow('Solo se aceptan archivos PDF.');
  });

  test('rejects a picture as a document, and a document as a picture', async () => {
    await expect(prepareFile(await photo(9, 9).png().toBuffer(), document)).rejects.toThrow(
      'Solo se aceptan archivos PDF.',
    );
    await expect(prepareFile(makePdf(), image)).rejects.toThrow('Solo se aceptan archivos JPG, PNG o WebP.');
  });

  test('rejects an empty file and one over the size limit', async () => {
    await expect(prepareFile(Buffer.alloc(0), document)).rejects.toThrow('vacío');
    await expect(prepareFile(Buffer.alloc(5 * 1024 * 1024 + 1, ' '), attachment)).rejects.toThrow('supera 5 MB');
  });
});
