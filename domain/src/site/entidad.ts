/** Who the product speaks for. All of it is configuration; nothing of it is written anywhere else in the code. */
export type Entidad = {
  /** Full legal name. */
  nombre: string;
  nombreCorto: string;
  lema: string;
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
  /** Marks every page as a demonstration. */
  demostracion: boolean;
};

/** The made-up cooperative of the demonstration. */
export const entidadDeDemostracion: Entidad = {
  nombre: 'Cooperativa Kantuta R.L.',
  nombreCorto: 'Cooperativa Kantuta',
  lema: 'Ahorro y crédito · R.L.',
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
  demostracion: true,
};
