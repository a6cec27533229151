const strokes = {
  agencia: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  banca: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10h18M6.5 15h4',
  buscar: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  cadena:
    'M10 13.5a4 4 0 0 0 5.7.3l3-3a4 4 0 0 0-5.6-5.7l-1.6 1.6M14 10.5a4 4 0 0 0-5.7-.3l-3 3a4 4 0 0 0 5.6 5.7l1.6-1.6',
  cerrar: 'M6 6l12 12M18 6L6 18',
  descargar: 'M12 4v11m0 0l-4.5-4.5M12 15l4.5-4.5M4.5 20h15',
  documento: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  facebook:
    'M13.5 21v-8h3l.5-3.5h-3.5V7.4c0-1 .5-1.9 2-1.9H17V2.6C16.2 2.5 15.3 2.4 14.5 2.4c-2.7 0-4.4 1.6-4.4 4.6v2.5H7V13h3.1v8',
  falta: 'M6 12h12',
  flecha: 'M5 12h14m0 0l-5.5-5.5M19 12l-5.5 5.5',
  grafico: 'M4 20V9m5.3 11V4m5.4 16v-8M20 20V7M3 20h18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pagar: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6M9 12h6',
  pausa: 'M8.5 5v14M15.5 5v14',
  reanudar: 'M8 5l11 7-11 7z',
  reclamo: 'M4 5h16v11H12l-4.5 4v-4H4zM12 8v3.5M12 13.7v.1',
  telefono:
    'M6.5 3.5l3 .5 1.3 4-2 1.8a11 11 0 0 0 5.4 5.4l1.8-2 4 1.3.5 3c0 1.4-1 2.5-2.5 2.5C10.7 20 4 13.3 4 6c0-1.5 1.1-2.5 2.5-2.5z',
  calendario: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  enlace: 'M9 5h10v10M19 5L6 18',
  imprimir: 'M7 8V3.5h10V8M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  listo: 'M5 12.5l4.5 4.5L19 7.5',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5zM20 14v1M14 20h1',
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8.2 18.9zM9 8.5c-.6 2.6 3.6 7 6.5 6.5l.7-1.7-2-1.1-1 .9c-1-.4-1.9-1.3-2.3-2.3l.9-1-1.1-2z',
} as const;

export type IconName = keyof typeof strokes;

/** A decorative line icon on a 24-unit grid; the text beside it has the same meaning. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
