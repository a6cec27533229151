import { formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { tiposDeBien } from '@coop/domain/sections/shared/tiposDeBien';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { bienComoCosa } from '../bienes/bienComoCosa';
import { BotonEnlace } from '../componentes/Boton';
import { Columnas } from '../componentes/Columnas';
import { Compartir } from '../componentes/Compartir';
import { Etiqueta } from '../componentes/Etiqueta';
import { Ficha } from '../componentes/Ficha';
import { Galeria } from '../componentes/Galeria';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Llano } from '../componentes/Llano';
import { Mapa } from '../componentes/Mapa';
import { Pagina } from '../componentes/Pagina';
import { Rejilla } from '../componentes/Rejilla';
import { Seccion } from '../componentes/Seccion';
import { Tarjeta } from '../componentes/Tarjeta';
import { disponibilidades, situacionesLegales } from '../etiquetas';
import { lectorDe } from '../leer';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const bien = await lectorDe(context).uno('institucional/bienes-adjudicados', params.slug ?? '', request.signal);
  if (!bien) throw data(null, { status: 404 });
  const parecidos = await lectorDe(context).lista(
    'institucional/bienes-adjudicados',
    { filter: { tipo: bien.tipo, disponibilidad: 'disponible' }, range: [0, 3] },
    request.signal,
  );
  return {
    ...bien,
    parecidos: parecidos.rows
      .filter(({ id }) => id !== bien.id)
      .slice(0, 3)
      .map(({ slug, titulo, precio, moneda, municipio, imagenes }) => ({
        slug,
        titulo,
        precio: formatMoney(precio, moneda, 0),
        municipio,
        imagen: imagenes[0]?.imagen ?? null,
      })),
  };
};

/** One of the goods for sale. */
export function Component() {
  const b = useLoaderData<typeof loader>();
  const enVenta = b.disponibilidad !== 'vendido';
  const metros = (v: string | null) => v && `${formatNumber(v)} m²`;
  return (
    <Pagina
      titulo={b.titulo}
      resumen={`${tiposDeBien[b.tipo]} · ${b.codigo}`}
      migas={[
        { label: 'Institucional', href: '/institucional' },
        { label: 'Bienes Adjudicados', href: '/institucional/bienes-adjudicados' },
        { label: b.titulo, href: '' },
      ]}
      imagen={b.imagenes[0]?.imagen}
      descripcion={b.descripcion.slice(0, 160)}
      cosas={(absoluta) => [bienComoCosa(b, absoluta)]}
      tema="bienes_adjudicados"
    >
      <Columnas
        lado={
          <>
            <p>
              <Etiqueta tono={b.disponibilidad === 'disponible' ? 'verde' : 'oro'}>
                {disponibilidades[b.disponibilidad]}
              </Etiqueta>
            </p>
            <Ficha
              datos={[
                ['Precio', formatMoney(b.precio, b.moneda, 0)],
                [
                  'Antes',
                  b.precioAnterior && (
                    <>
                      <s>{formatMoney(b.precioAnterior, b.moneda, 0)}</s>
                      {b.rebaja && ` (${formatPercent(b.rebaja, 0)} menos)`}
                    </>
                  ),
                ],
                [
                  'Formas de pago',
                  b.formasPago.map((f) => (f === 'contado' ? 'Al contado' : 'Crédito de la cooperativa')).join(', '),
                ],
                ['Situación legal', situacionesLegales[b.estadoDocumental]],
                ['Contacto', enVenta && b.contactoNombre],
                [
                  'Celular',
                  enVenta && b.contactoCelular && (
                    <a href={`tel:${b.contactoCelular}`}>{b.contactoCelular.replace('+591', '')}</a>
                  ),
                ],
              ]}
            />
            {enVenta && (
              <BotonEnlace to={`/contactanos/consultas?tema=bienes_adjudicados&ref=${encodeURIComponent(b.codigo)}`}>
                Consultar por este bien
              </BotonEnlace>
            )}
            {enVenta && b.contactoCelular && (
              <BotonEnlace
                tono="claro"
                to={`https://wa.me/${b.contactoCelular.slice(1)}?${new URLSearchParams({ text: `Me interesa el bien ${b.codigo}: ${b.titulo}` })}`}
                rel="noopener"
              >
                Preguntar por WhatsApp
              </BotonEnlace>
            )}
            <Compartir titulo={b.titulo} />
          </>
        }
      >
        <Galeria imagenes={b.imagenes} />
        <Llano texto={b.descripcion} />
        <Ficha
          datos={[
            ['Terreno', metros(b.superficieTerreno)],
            ['Construcción', metros(b.superficieConstruida)],
            ['Dormitorios', b.dormitorios],
            ['Baños', b.banos],
            ['Garajes', b.garajes],
            ['Marca', b.marca],
            ['Modelo', b.modelo],
            ['Año', b.anio],
            ['Kilometraje', b.kilometraje && `${formatNumber(b.kilometraje, 0)} km`],
            [
              'Ubicación',
              [b.direccion, b.zona, b.municipio, b.departamento && departamentos[b.departamento]]
                .filter(Boolean)
                .join(', '),
            ],
          ]}
        />
        <Mapa latitud={b.latitud} longitud={b.longitud} nombre={b.titulo} />
        {b.gravamenes && (
          <Seccion titulo="Gravámenes y observaciones">
            <Llano texto={b.gravamenes} />
          </Seccion>
        )}
        {b.documentos.length > 0 && (
          <Seccion titulo="Documentos">
            <ListaDocumentos
              documentos={b.documentos.map(({ nombre, archivo }) => ({
                titulo: nombre,
                archivo,
                fecha: archivo.creadoEn,
              }))}
            />
          </Seccion>
        )}
      </Columnas>
      {b.parecidos.length > 0 && (
        <Seccion titulo="Otros bienes parecidos">
          <Rejilla estrecha>
            {b.parecidos.map(({ slug, titulo, precio, municipio, imagen }) => (
              <Tarjeta
                key={slug}
                titulo={titulo}
                href={`/institucional/bienes-adjudicados/${slug}`}
                imagen={imagen}
                cifra={{ valor: precio, nota: 'precio' }}
              >
                {municipio}
              </Tarjeta>
            ))}
          </Rejilla>
        </Seccion>
      )}
    </Pagina>
  );
}
