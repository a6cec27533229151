import type { Entidad } from '@coop/domain/entidad';
import css from './Brand.module.css';

export const Brand = ({ entidad }: { entidad: Entidad }) => {
  const { nombreCorto, lema, logos } = entidad;
  const { claro } = logos;
  return (
    <a href="/" className={css.marca} aria-label={`${nombreCorto}, inicio`}>
      {claro ? (
        <img
          className={css.logo}
          src={claro.url}
          alt=""
          width={claro.ancho ?? undefined}
          height={claro.alto ?? undefined}
        />
      ) : (
        <>
          <Emblem entidad={entidad} />
          <span>
            <span className={css.nombre}>{nombreCorto}</span>
            <span className={css.lema}>{lema}</span>
          </span>
        </>
      )}
    </a>
  );
};

function Emblem({ entidad: { nombreCorto, logos } }: { entidad: Entidad }) {
  if (logos.cuadrado) return <img className={css.emblema} src={logos.cuadrado.url} alt="" width={40} height={40} />;
  return (
    <span className={`${css.emblema} ${css.inicial}`} aria-hidden="true">
      {nombreCorto[0]}
    </span>
  );
}
