import { describe, expect, it } from '@jest/globals';
import { captureLog } from '../support/captureLog.js';
import { useApp } from '../support/useApp.js';
import { daysAgo, fileOf, headings, load, loan, lookup, savings, send, settled } from './loading.js';

const test = useApp({ SALDOS_MAX_MB: '3', SALDOS_MAX_DROP: '100' });
/** Each load has a later date than the previous one. */
let days = 60;
const nextDay = () => daysAgo(--days);

const errorsOf = async (id: string) =>
  (await test.as('sistemas').get(`/api/saldos/lotes/${id}/errores`).expect(200)).text;

describe('valid file', () => {
  it('becomes current with its counts and totals by product', async () => {
    const day = nextDay();
    const lote = await load(test, fileOf(savings(5001), savings(5002, '749,50'), loan(5001)), day);
    expect(lote).toMatchObject({ estado: 'vigente', filas: 3, filasOk: 3, filasError: 0, porcentaje: 100 });
    const { body } = await test.as('administrador').get(`/api/saldos/lotes/${lote.id}`).expect(200);
    expect(body.totalesPorProducto).toEqual({
      caja_ahorro: { BOB: { filas: 2, saldo: '2000.00' } },
      credito: { BOB: { filas: 1, saldo: '20000.00' } },
    });
    const { body: found } = await lookup(test, 'administrador', '5002').expect(200);
    expect(found).toMatchObject({ fechaCorte: day, filas: [{ saldo: '749.50', tasaAnual: '2.5000' }] });
  });

  it('shows sistemas the counts without amounts', async () => {
    const lote = await load(test, fileOf(savings(5003)), nextDay());
    expect(lote.totalesPorProducto).toEqual({ caja_ahorro: { BOB: { filas: 1 } } });
  });

  it('replaces the previous batch, whose rows are no longer found', async () => {
    const former = await load(test, fileOf(savings(6001)), nextDay());
    await load(test, fileOf(savings(6002)), nextDay());
    const { body } = await test.as('sistemas').get(`/api/saldos/lotes/${former.id}`).expect(200);
    expect(body.estado).toBe('reemplazado');
    expect((await lookup(test, 'administrador', '6001').expect(200)).body.filas).toEqual([]);
    expect((await lookup(test, 'administrador', '6002').expect(200)).body.filas).toHaveLength(1);
  });

  it.each([
    ['commas and decimal points', (h: string, l: string) => `${h}\n${l}`.replace('2,5', '2.5').replaceAll(';', ',')],
    ['a byte order mark', (h: string, l: string) => `\uFEFF${h}\n${l}`],
    [
      'all cells quoted',
      (h: string, l: string) =>
        `${h}\n${l
          .split(';')
          .map((c) => `"${c}"`)
          .join(';')}`,
    ],
    ['mixed line endings and a trailing blank line', (h: string, l: string) => `${h}\r\n${l}\n\r\n`],
    ['uppercase headers with spaces', (h: string, l: string) => `${h.toUpperCase().replaceAll('_', ' ')}\n${l}`],
    ['labels instead of keys', (h: string, l: string) => `${h}\n${l.replace('caja_ahorro', 'Caja de ahorro')}`],
    ['Bolivian number format', (h: string, l: string) => `${h}\n${l.replace('1250.50', '1.250,50')}`],
  ])('is accepted with %s', async (_, write) => {
    const file = Buffer.from(write(headings, savings(7000 + days)));
    const lote = await load(test, file, nextDay());
    expect({ lote, errores: lote.estado === 'vigente' ? '' : await errorsOf(lote.id) }).toMatchObject({
      lote: { estado: 'vigente', filas: 1 },
    });
    const { body } = await lookup(test, 'comercial', String(7001 + days)).expect(200);
    expect(body.filas).toMatchObject([{ saldo: '1250.50', nombreCompleto: expect.stringContaining('Número') }]);
  });

  it('is accepted in UTF-16', async () => {
    const file = Buffer.from(`\uFEFF${fileOf(savings(8003))}`, 'utf16le');
    expect((await load(test, file, nextDay())).estado).toBe('vigente');
  });

  it('is accepted in Latin-1', async () => {
    const lote = await load(test, Buffer.from(fileOf(savings(8001)).toString(), 'latin1'), nextDay());
    expect(lote.estado).toBe('vigente');
    const { body } = await lookup(test, 'comercial', '8001').expect(200);
    expect(body.filas[0].nombreCompleto).toBe('Persona Número 8001');
  });
});

describe('file larger than one insert batch', () => {
  const LINES = 9_000;
  const lines = Array.from({ length: LINES }, (_, n) => savings(100_000 + n));
  const socios = [100_000, 103_999, 104_000, 100_000 + LINES - 1];

  it('becomes current with all rows and totals', async () => {
    const lote = await load(test, fileOf(...lines), nextDay());
    expect(lote).toMatchObject({ estado: 'vigente', filas: LINES, filasOk: LINES });
    const { body } = await test.as('administrador').get(`/api/saldos/lotes/${lote.id}`).expect(200);
    expect(body.totalesPorProducto).toEqual({ caja_ahorro: { BOB: { filas: LINES, saldo: '11254500.00' } } });
    for (const socio of socios)
      expect((await lookup(test, 'administrador', String(socio)).expect(200)).body.filas).toHaveLength(1);
  });

  it('reports every repeated number at the repeating line', async () => {
    const repeating = [...lines, savings(108_999), savings(100_000), savings(104_500)];
    const lote = await load(test, fileOf(...repeating), nextDay());
    expect(lote).toMatchObject({ estado: 'con_errores', filas: LINES + 3, filasOk: LINES, filasError: 3 });
    expect((await errorsOf(lote.id)).match(/\n\d+;numero_operacion/g)).toEqual(
      [LINES + 2, LINES + 3, LINES + 4].map((line) => `\n${line};numero_operacion`),
    );
    expect((await lookup(test, 'administrador', '100000').expect(200)).body.filas).toHaveLength(1);
  });

  it('stores text with COPY special characters verbatim', async () => {
    const odd = savings(200_001).replace('Persona Número 200001', '\\N').replace('Central', 'Zona \\t \\\\ "Sur" \\.');
    const written = odd.split(';').map((cell) => `"${cell.replaceAll('"', '""')}"`);
    const lote = await load(test, fileOf(written.join(';'), savings(200_002)), nextDay());
    expect(lote).toMatchObject({ estado: 'vigente', filas: 2 });
    const { body } = await lookup(test, 'administrador', '200001').expect(200);
    expect(body.filas).toMatchObject([
      { nombreCompleto: '\\N', agencia: 'Zona \\t \\\\ "Sur" \\.', complemento: null, diasMora: null },
    ]);
  });
});

describe('file with errors', () => {
  it('changes nothing, and reports each error by line and column without personal data', async () => {
    await load(test, fileOf(savings(9001)), nextDay());
    const lines = Array.from({ length: 1000 }, (_, n) => savings(20_000 + n));
    lines[499] = savings(20_499, '-5');
    lines[700] = savings(20_700).replace('caja_ahorro', 'ahorros');
    lines[800] = savings(20_799);
    const lote = await load(test, fileOf(...lines), nextDay());
    expect(lote).toMatchObject({ estado: 'con_errores', filas: 1000, filasOk: 997, filasError: 3, conservado: false });
    const report = (await errorsOf(lote.id)).replace('\uFEFF', '').trim().split('\n');
    expect(report).toEqual([
      'Línea;Columna;Valor;Mensaje',
      '501;saldo;••••;El valor mínimo es 0',
      '702;producto_tipo;••••;Elija una de las opciones: Caja de ahorro, Depósito a plazo fijo, Crédito o Certificado de aportación',
      '802;numero_operacion;••••799;Este número ya está en otra línea del archivo',
    ]);
    expect((await lookup(test, 'administrador', '9001').expect(200)).body.filas).toHaveLength(1);
    expect((await lookup(test, 'administrador', '20000').expect(200)).body.filas).toEqual([]);
  });

  it('accepts amounts with the sign of their currency', async () => {
    const lote = await load(
      test,
      fileOf(savings(1, 'Bs 1.250,50'), savings(2, 'USD 7').replace(';BOB;', ';USD;')),
      nextDay(),
    );
    expect(lote).toMatchObject({ estado: 'vigente', filasOk: 2 });
  });

  it.each([
    ['three decimals', savings(1, '1250.500'), 'saldo', 'Admite hasta 2 decimales'],
    ['the other thousands separator', savings(1, '1,250'), 'saldo', 'Admite hasta 2 decimales'],
    ['a number with an exponent', savings(1, '1e3'), 'saldo', 'Escriba un número como 1.250,50'],
    ['dollars in a line in bolivianos', savings(1, 'USD 1.250'), 'saldo', 'Escriba un número como 1.250,50, sin «USD»'],
    ['a percentage as an amount', savings(1, '7 %'), 'saldo', 'Escriba un número como 1.250,50, sin «%»'],
    ['an invalid date', savings(1).replace('05/03/2020', '31/02/2020'), 'fecha_apertura', 'Esa fecha no existe'],
    ['no name', savings(1).replace('Persona Número 1', ''), 'nombre_completo', 'Este campo es obligatorio'],
    [
      'an expiry before the opening',
      loan(1).replace('2029', '2019'),
      'fecha_vencimiento',
      'Vence antes de su apertura',
    ],
    ['an extra cell', `${savings(1)};x`, '', 'La línea tiene 18 columnas y el encabezado 17'],
  ])('rejects %s', async (_, line, columna, mensaje) => {
    const lote = await load(test, fileOf(savings(2), line), nextDay());
    expect(lote).toMatchObject({ estado: 'con_errores', filasError: 1 });
    expect(await errorsOf(lote.id)).toMatch(new RegExp(`\\n3;${columna};[^;]*;${mensaje}`));
  });

  it('repeats no formula in the report', async () => {
    const lote = await load(test, fileOf(savings(2).replace('caja_ahorro', '=1+1')), nextDay());
    expect(await errorsOf(lote.id)).toContain('\n2;producto_tipo;••••;');
  });

  it('reports no personal data when columns are shifted', async () => {
    const names = 'numero_socio;numero_documento;nombre_completo;producto_tipo;numero_operacion;moneda;saldo;agencia';
    const lines = [
      '1001;4567890;caja_ahorro;CANARIA JUANA QUISPE;100200300;7654321;1500,00;El Alto',
      '1002;CANARIO PEDRO MAMANI;4567891;caja_ahorro;100200301;BOB;CANARIO;El Alto',
      'CANARIO;4567892;MAMANI PEDRO;caja_ahorro;CANARIO PEDRO MAMANI;BOB;1,00;El Alto',
      `1003;4567893;Ana;caja_ahorro;CANARIO PEDRO;BOB;1,00;${'CANARIO '.repeat(12)}`,
      '1004;4567894;Eva;caja_ahorro;CANARIO PEDRO;BOB;1,00;El Alto',
      '1005;4567895;Eva;caja_ahorro;CANARIO PEDRO;BOB;1,00;El Alto',
    ];
    const lote = await load(test, Buffer.from([names, ...lines].join('\n')), nextDay());
    const report = await errorsOf(lote.id);
    expect(report.trim().split('\n').length).toBeGreaterThan(lines.length);
    expect(report).not.toMatch(/CANARI|JUANA|PEDRO|QUISPE|ISPE|MAMANI|MANI|EDRO|7654321|456789/);
    expect(report).toMatch(/\n2;producto_tipo;••••;Elija una de las opciones/);
  });

  it('reports the end of an invalid number', async () => {
    const wrong = savings(20_003).replace('20003;480020003', '12345678901;480020003');
    const lote = await load(test, fileOf(wrong), nextDay());
    expect(await errorsOf(lote.id)).toMatch(/\n2;numero_socio;••••901;/);
  });

  it('reports lines with stray quotes, reads the others, and logs no content', async () => {
    const written = [
      savings(2),
      savings(3).replace('Central', '"Central'),
      savings(4).replace('Persona Número 4', 'Persona "Nombre Secreto" 4'),
      savings(5).replace('Persona Número 5', '"Nombre" Secreto'),
      savings(6, '-5'),
      savings(7).replace('Persona Número 7', '"Persona ""Chabela"" Siete"'),
    ];
    const log = captureLog();
    const lote = await load(test, fileOf(...written), nextDay());
    log.stop();
    expect(lote).toMatchObject({ estado: 'con_errores', filas: 6, filasOk: 2, filasError: 4 });
    const quotes = 'Unas comillas no se abren o no se cierran bien';
    expect((await errorsOf(lote.id)).replace('\uFEFF', '').trim().split('\n')).toEqual([
      'Línea;Columna;Valor;Mensaje',
      `3;;;${quotes}`,
      `4;;;${quotes}`,
      `5;;;${quotes}`,
      '6;saldo;••••;El valor mínimo es 0',
    ]);
    expect(log.text()).not.toMatch(/Secreto/);
  });

  it('reports a line that is too long and continues', async () => {
    const long = savings(3).replace('Central', 'x'.repeat(70_000));
    const lote = await load(test, fileOf(savings(2), long, savings(4, '-5')), nextDay());
    expect(lote).toMatchObject({ estado: 'con_errores', filas: 3, filasError: 2 });
    expect(await errorsOf(lote.id)).toMatch(/\n3;;;La línea es demasiado larga\r?\n4;saldo;/);
  });

  it('can be corrected and sent again for the same day', async () => {
    const day = nextDay();
    expect((await load(test, fileOf(savings(2, 'x')), day)).estado).toBe('con_errores');
    expect((await load(test, fileOf(savings(2, '7')), day)).estado).toBe('vigente');
  });
});

describe('concurrent files', () => {
  it('leave one current batch per day', async () => {
    for (let round = 0; round < 3; round++) {
      const day = nextDay();
      const files = Array.from({ length: 8 }, (_, n) => fileOf(savings(2, `${round}${n}`)));
      const answers = await Promise.all(files.map((file) => send(test, file, day)));
      for (const { status, body } of answers) if (status === 202) await settled(test, body.id);
      const { body } = await test.as('sistemas').get('/api/saldos/lotes').expect(200);
      const ofDay = body.filter((lote: { fechaCorte: string }) => lote.fechaCorte === day);
      expect(ofDay.map(({ estado }: { estado: string }) => estado)).toEqual([
        'vigente',
        ...ofDay.slice(1).map(() => 'reemplazado'),
      ]);
    }
  });
});

describe('immediate rejection of', () => {
  const rejectionBody = async (file: Buffer | string, day = nextDay()) =>
    (await send(test, Buffer.from(file), day)).body;

  it.each([
    ['an empty file', '', 'El archivo está vacío.'],
    ['a missing header row', 'hola', 'Columnas que no se reconocen: hola.'],
    ['a workbook or a zip', Buffer.from('PK\u0003\u0004xxxx'), 'El archivo no es CSV'],
    ['UTF-16 without a byte order mark', Buffer.from(headings, 'utf16le'), 'no es de texto'],
    [
      'mixed encodings',
      Buffer.concat([fileOf(savings(1)), Buffer.from('\nN\u00fa', 'latin1')]),
      'mezcla UTF-8 y Latin-1',
    ],
    ['quotes in the headers', headings.replace('saldo;', 'saldo"Nombre Secreto";'), 'primera línea: unas comillas'],
    [
      'ten thousand columns',
      Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(';'),
      'la línea es demasiado larga',
    ],
    ['prototype names as columns', `${headings};__proto__;constructor`, 'no se reconocen: __proto__, constructor.'],
    ['a repeated column', `${headings};saldo`, 'Columnas repetidas: saldo.'],
    ['internal fields as columns', `${headings};id;lote;version`, 'no se reconocen: id, lote, version.'],
  ])('%s', async (_, file, message) => {
    const body = await rejectionBody(file);
    expect(body).toMatchObject({ status: 422, codigo: 'archivo_invalido' });
    expect(body.errors.archivo.toLowerCase()).toContain(message.toLowerCase());
    expect(({} as Record<string, unknown>).rol).toBeUndefined();
  });

  it('a file over the limit, counting blank lines', async () => {
    const filled = (bytes: number) => Buffer.concat([fileOf(savings(1)), Buffer.alloc(bytes, '\n')]);
    expect(await rejectionBody(filled(3 * 1024 * 1024))).toMatchObject({
      codigo: 'archivo_invalido',
      detail: 'El archivo supera 3 MB.',
    });
    expect((await load(test, filled(2_900_000), nextDay())).estado).toBe('vigente');
  });

  it('a future or invalid date', async () => {
    expect(await rejectionBody(fileOf(savings(1)), daysAgo(-1))).toMatchObject({
      errors: { fechaCorte: 'La fecha no puede ser posterior a hoy' },
    });
    expect(await rejectionBody(fileOf(savings(1)), '2026-02-31')).toMatchObject({
      errors: { fechaCorte: expect.any(String) },
    });
  });

  it('a repeated file and an earlier date', async () => {
    const day = nextDay();
    const file = fileOf(savings(4001));
    await load(test, file, day);
    expect(await rejectionBody(file)).toMatchObject({ errors: { archivo: expect.stringContaining('ya se cargó') } });
    const other = fileOf(savings(4002));
    expect(await rejectionBody(other, daysAgo(days + 20))).toMatchObject({
      errors: { fechaCorte: expect.stringContaining('más reciente') },
    });
  });

  it('a missing file', async () => {
    const { body } = await test.as('sistemas').post('/api/saldos/lotes').field({ fechaCorte: nextDay() }).expect(422);
    expect(body.codigo).toBe('archivo_invalido');
  });
});
