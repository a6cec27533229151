import { SimpleList } from '../ui/elements/SimpleList';
import { Page } from '../ui/page/Page';
import { Section } from '../ui/page/Section';

/** Of the product (vite.config.ts). */
declare const __VERSION__: string;

/** What this version of the site was held to before it was published, what it offers, and what it is not. */
export const Component = () => (
  <Page
    title="Accesibilidad"
    summary="Este sitio se hizo para que lo use cualquier persona, con cualquier aparato. Aquí está qué se probó en esta versión y qué falta."
  >
    <Section title="Lo que se prueba en cada versión">
      <p>
        Versión {__VERSION__}. Ninguna versión se publica si falla una de estas pruebas, que se repiten en un navegador
        real con todas las páginas públicas.
      </p>
      <SimpleList
        title="Sin barreras conocidas"
        elements={[
          'Reglas WCAG 2.0, 2.1 y 2.2, niveles A y AA, revisadas con axe-core en cada página, también con un menú o un error a la vista.',
          'Texto legible sobre su fondo: contraste de 4,5 a 1 o más, medido también sobre los dibujos.',
          'Páginas a 320 píxeles de ancho, o con la pantalla aumentada al 400 %, sin desplazarse de lado.',
          'Menús, formularios, simuladores y listas manejados solo con el teclado, con el foco siempre a la vista.',
          'Páginas y formularios completos sin JavaScript.',
          'Movimiento detenido para quien pide menos movimiento.',
        ]}
      />
    </Section>
    <Section title="Para leer mejor">
      <SimpleList
        title="En el botón «Aa», arriba en cada página"
        elements={[
          'Letra grande: se recuerda en este aparato.',
          'Escuchar esta página: la lee la voz de su aparato, si tiene una en castellano.',
          'Lectura fácil: la página en frases cortas, donde ya la escribimos así.',
        ]}
      />
    </Section>
    <Section title="Lo que todavía no está">
      <SimpleList
        title="Sabemos que falta"
        elements={[
          'Los documentos PDF que recibimos de otros pueden no leerse bien con un lector de pantalla: la información principal está también en la página.',
          'Las pruebas las hacen programas y nuestro equipo; falta una revisión de personas con discapacidad.',
          'Los videos dependen de los subtítulos que tengan en YouTube.',
        ]}
      />
      <p>
        ¿Algo no le dejó terminar lo que vino a hacer?{' '}
        <a href="/contactanos/consultas">Díganos qué pasó y en qué página</a>: le respondemos y lo corregimos.
      </p>
    </Section>
  </Page>
);
