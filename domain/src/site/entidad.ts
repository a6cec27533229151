import type { Colores } from './paleta.js';

/** The kantuta flower, the emblem of the demonstration's cooperative: a drawing in SVG, as an address that holds it whole. */
const flor = [
  'data:image/svg+xml;base64,',
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHBhdGggZmlsbD0iI2Iw',
  'MTIyYiIgZD0iTTEwLjUgMTJoMTFjMi42IDQgNCA3LjggMy44IDExLjItMS45LjMtMy4zLS4yLTQuMy0xLjUtLjcgMy0yLjMgNS4y',
  'LTUgNy4zLTIuNy0yLjEtNC4zLTQuMy01LTcuMy0xIDEuMy0yLjQgMS44LTQuMyAxLjVDNi41IDE5LjggNy45IDE2IDEwLjUgMTJ6',
  'Ii8+PHBhdGggZmlsbD0iI2YzYjIyOSIgZD0iTTEzIDdoNmMxIDEuNiAxLjggMy4zIDIuNSA1aC0xMUMxMS4yIDEwLjMgMTIgOC42',
  'IDEzIDd6Ii8+PHBhdGggZmlsbD0iIzBkNWE0MyIgZD0iTTE2IDJjMS4yIDEuNiAyLjIgMy4zIDMgNWgtNmMuOC0xLjcgMS44LTMu',
  'NCAzLTV6Ii8+PC9zdmc+',
].join('');

/**
 * A picture of the entity, where visitors find it. Dimensions in pixels; `id` of the stored file, without which the address
 * holds the whole picture (`data:…;base64,`).
 */
export type Imagen = {
  id: string | null;
  url: string;
  alternativo: string | null;
  ancho: number | null;
  alto: number | null;
};

/** Who the product speaks for. Nothing of it is written anywhere else in the code. */
export type Entidad = {
  /** Full legal name. */
  nombre: string;
  nombreCorto: string;
  lema: string;
  /** Tax number. */
  nit: string | null;
  /** The regulator's licence to operate. */
  licencia: string | null;
  telefonoGratuito: string | null;
  /** When the free line answers. */
  horarioTelefono: string | null;
  /** Where a lost card is blocked, and when. Absent: not said. */
  bloqueoTarjetas: { telefono: string; horario: string } | null;
  /** International number, digits only (`59170000000`). Absent: the button is not shown. */
  whatsapp: string | null;
  /** Address of the online bank's sign-in. Absent: the link is not shown. */
  bancaEnLinea: string | null;
  correo: string | null;
  redes: readonly { nombre: string; url: string }[];
  direccion: string;
  /** Where letters are dated. */
  ciudad: string;
  /** Of the offices. */
  horario: string;
  /** The regulator's legend, on every page. */
  supervision: string;
  /** The regulator's free line for consumers. */
  defensoria: { nombre: string; telefono: string };
  /** Where it is paid to. */
  cuentas: readonly CuentaBancaria[];
  /** On a light and on a dark ground, and as an icon. Without them its name and its initial stand there. */
  logos: { claro: Imagen | null; oscuro: Imagen | null; cuadrado: Imagen | null };
  /** Shown where its home is shared. */
  imagenSocial: Imagen | null;
  /** What its palette is made of; null, that of the demonstration. */
  colores: Colores | null;
  /** Whether the band of the aguayo and the mountains adorn its pages. */
  motivo: 'aguayo' | 'ninguno';
  /** Its own words at the foot of each page. */
  pie: string | null;
  /** What people accept when they send a form. */
  privacidad: Privacidad;
  /** Marks every page as a demonstration. */
  demostracion: boolean;
  /** Nobody has said yet who it is: nothing is told, taken in or written in its name. */
  enPreparacion: boolean;
};

/**
 * `consentimiento`: the sentence that is ticked; null, the product's. `versiones`: its own texts, the one in force first;
 * none, the product's text and version hold.
 */
export type Privacidad = {
  consentimiento: string | null;
  versiones: readonly { version: string; texto: string }[];
};

export type CuentaBancaria = { banco: string; numero: string; moneda: 'BOB' | 'USD'; titular: string | null };

/** The made-up cooperative of the demonstration. */
export const entidadDeDemostracion: Entidad = {
  nombre: 'Cooperativa Kantuta R.L.',
  nombreCorto: 'Cooperativa Kantuta',
  lema: 'Ahorro y crédito · R.L.',
  nit: null,
  licencia: null,
  telefonoGratuito: '800-10-0000',
  horarioTelefono: 'todos los días de 8:00 a 20:00',
  bloqueoTarjetas: { telefono: '800-10-0000', horario: 'las 24 horas, también en feriados' },
  whatsapp: '59170000000',
  bancaEnLinea: 'https://banca.kantuta.example/ingreso',
  correo: 'contacto@kantuta.example',
  redes: [
    { nombre: 'Facebook', url: 'https://facebook.example/kantuta' },
    { nombre: 'YouTube', url: 'https://youtube.example/kantuta' },
  ],
  direccion: 'Av. 6 de Agosto N° 2190, La Paz',
  ciudad: 'La Paz',
  horario: 'Lunes a viernes de 8:30 a 16:30; sábados de 9:00 a 12:30',
  supervision: 'Esta entidad es supervisada por ASFI.',
  defensoria: { nombre: 'Defensoría del Consumidor Financiero – ASFI', telefono: '800 103 103' },
  cuentas: [],
  logos: {
    claro: null,
    oscuro: null,
    cuadrado: { id: null, url: flor, alternativo: null, ancho: 32, alto: 32 },
  },
  imagenSocial: null,
  colores: null,
  motivo: 'aguayo',
  pie: null,
  privacidad: { consentimiento: null, versiones: [] },
  demostracion: true,
  enPreparacion: false,
};
