type Props = { latitud: string | null; longitud: string | null; name: string };

/** A link to a third-party map: none is embedded. Renders nothing without coordinates. */
export const LocationMap = ({ latitud, longitud, name }: Props) =>
  latitud &&
  longitud && (
    <p>
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitud}&mlon=${longitud}#map=17/${latitud}/${longitud}`}
        rel="noopener"
        aria-label={`Ver en el mapa: ${name}`}
      >
        Ver en el mapa
      </a>
    </p>
  );
