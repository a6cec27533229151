/** Where the icons of the entity are, and how large: pixels a side. A masked one keeps clear of what a phone cuts off. */
export const icons: Readonly<Record<string, { side: number; masked?: true }>> = {
  '/favicon.ico': { side: 32 },
  '/icono-32.png': { side: 32 },
  '/icono-180.png': { side: 180, masked: true },
  '/icono-192.png': { side: 192 },
  '/icono-512.png': { side: 512 },
  '/icono-enmascarable-512.png': { side: 512, masked: true },
};
