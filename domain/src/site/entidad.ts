import type { Colores } from './paleta.js';

/** Kantuta flower, the demo cooperative's emblem, as an SVG data URL. */
const flor = [
  'data:image/svg+xml;base64,',
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHBhdGggZmlsbD0iI2Iw',
  'MTIyYiIgZD0iTTEwLjUgMTJoMTFjMi42IDQgNCA3LjggMy44IDExLjItMS45LjMtMy4zLS4yLTQuMy0xLjUtLjcgMy0yLjMgNS4y',
  'LTUgNy4zLTIuNy0yLjEtNC4zLTQuMy01LTcuMy0xIDEuMy0yLjQgMS44LTQuMyAxLjVDNi41IDE5LjggNy45IDE2IDEwLjUgMTJ6',
  'Ii8+PHBhdGggZmlsbD0iI2YzYjIyOSIgZD0iTTEzIDdoNmMxIDEuNiAxLjggMy4zIDIuNSA1aC0xMUMxMS4yIDEwLjMgMTIgOC42',
  'IDEzIDd6Ii8+PHBhdGggZmlsbD0iIzBkNWE0MyIgZD0iTTE2IDJjMS4yIDEuNiAyLjIgMy4zIDMgNWgtNmMuOC0xLjcgMS44LTMu',
  'NCAzLTV6Ii8+PC9zdmc+',
].join('');

/** Public picture, in pixels. Without the `id` of a stored file the URL is a data URL. */
export type Imagen = {
  id: string | null;
  url: string;
  alternativo: string | null;
  ancho: number | null;
  alto: number | null;
};

/** Entity that runs the site; the code contains none of its data elsewhere. */
export type Entidad = {
  nombre: string;
  nombreCorto: string;
  lema: string;
  nit: string | null;
  licencia: string | null;
  telefonoGratuito: string | null;
  horarioTelefono: string | null;
  /** Card blocking contact and its hours; null when unknown. */
  bloqueoTarjetas: { telefono: string; horario: string } | null;
  /** International number, digits only (`59170000000`); null hides the button. */
  whatsapp: string | null;
  /** Sign-in URL of the online bank; null hides the link. */
  bancaEnLinea: string | null;
  correo: string | null;
  redes: readonly { nombre: string; url: string }[];
  direccion: string;
  ciudad: string;
  horario: string;
  supervision: string;
  defensoria: { nombre: string; telefono: string };
  cuentas: readonly CuentaBancaria[];
  /** Logos for light and dark backgrounds, and the icon. Without them the pages show its name and initial. */
  logos: { claro: Imagen | null; oscuro: Imagen | null; cuadrado: Imagen | null };
  imagenSocial: Imagen | null;
  colores: Colores | null;
  motivo: 'aguayo' | 'ninguno';
  pie: string | null;
  privacidad: Privacidad;
  demostracion: boolean;
  /** Not configured yet: the product sends, accepts and writes nothing in its name. */
  enPreparacion: boolean;
};

/** `consentimiento`: null uses the product's. `versiones`: policy texts, the one in force first; may be empty. */
export type Privacidad = {
  consentimiento: string | null;
  versiones: readonly { version: string; texto: string }[];
};

export type CuentaBancaria = { banco: string; numero: string; moneda: 'BOB' | 'USD'; titular: string | null };

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
