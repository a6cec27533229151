import { SimpleList } from '../ui/elements/SimpleList';
import { Page } from '../ui/page/Page';
import { Section } from '../ui/page/Section';

declare const __VERSION__: string;

/** Claims only what the tests of this version check (`e2e`: `barriers` and others). */
export const Component = () => (
  <Page
    title="Accesibilidad"
    summary="Este sitio se hizo para que lo use cualquier persona, con cualquier aparato. Aquí está qué se probó en esta versión y qué falta."
  >
    <Section title="Lo que se prueba en cada versión">
      <p>
        Versión {__VERSION__}. Estas pruebas se hacen en un navegador real, y con una que falle la versión no se
        publica. Se abre además cada página pública: tiene un solo título principal, su idioma y ningún error.
      </p>
      <SimpleList
        title="Lo que se comprueba"
        elements={[
          'Reglas WCAG 2.0, 2.1 y 2.2, niveles A y AA, con axe-core: en la portada, los productos y servicios, los simuladores, los cinco formularios (también con sus errores a la vista), el buscador, el seguimiento de casos, el tarifario y la información financiera, las agencias, «Necesito…», la transparencia, y páginas de novedades, promociones, licitaciones y bienes.',
          'Contraste de 4,5 a 1 o más de los textos sobre su fondo, y de los botones de la portada también sobre el dibujo.',
          'Sin desplazarse de lado en un celular de 360 píxeles de ancho: formularios, buscador, información financiera, transparencia y, con letra grande, el tarifario. Con la pantalla muy aumentada, nada queda fijo sobre el texto.',
          'Con el teclado: los menús, las listas y sus filtros, las sugerencias del buscador, las ventanas y la galería de imágenes.',
          'Sin JavaScript: los productos y sus costos, los simuladores, el buscador, las agencias, el seguimiento y los formularios, hasta enviarlos.',
          'La cinta de cotizaciones quieta para quien pide menos movimiento.',
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
        areMissing
        elements={[
          'Los documentos PDF que recibimos de otros pueden no leerse bien con un lector de pantalla: la información principal está también en la página.',
          'Las pruebas las hacen programas, que no encuentran todas las barreras: falta una revisión de personas con discapacidad.',
          'Lo que cada entidad publica después (textos, imágenes, documentos) no pasa por estas pruebas.',
          'Los videos dependen de los subtítulos que tengan en YouTube.',
        ]}
      />
      <p>
        ¿Algo no le dejó terminar lo que vino a hacer?{' '}
        <a href="/contactanos/consultas">Díganos qué pasó y en qué página</a>: le respondemos.
      </p>
    </Section>
  </Page>
);
