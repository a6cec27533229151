import type { Entidad, Imagen } from '@coop/domain/entidad';
import { type Menu, type NavigationItem, visibleItems } from '@coop/domain/navigation';
import { AnyLink } from '../ui/elements/AnyLink';
import css from './Footer.module.css';

export const Footer = ({ entidad, menu }: { entidad: Entidad; menu: Menu }) => (
  <footer className={css.pie}>
    <div className="aguayo" />
    <div className={`ancho ${css.cuerpo}`}>
      <section className={css.entidad} aria-label="La entidad">
        {entidad.logos.oscuro && <FooterLogo logo={entidad.logos.oscuro} />}
        <p className={css.nombre}>{entidad.nombre}</p>
        {entidad.pie && <p className={css.palabras}>{entidad.pie}</p>}
        <p>{entidad.direccion}</p>
        <p>Oficinas: {entidad.horario}</p>
        {entidad.telefonoGratuito && (
          <p>
            Línea gratuita <Call a={entidad.telefonoGratuito} />
            {entidad.horarioTelefono && <>: {entidad.horarioTelefono}</>}
          </p>
        )}
        {entidad.bloqueoTarjetas && (
          <p>
            Bloqueo de tarjetas <Call a={entidad.bloqueoTarjetas.telefono} />: {entidad.bloqueoTarjetas.horario}
          </p>
        )}
        {entidad.redes.length > 0 && (
          <ul className={css.redes}>
            {entidad.redes.map(({ nombre, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {nombre}
                </a>
              </li>
            ))}
          </ul>
        )}
        {entidad.cuentas.length > 0 && <Accounts cuentas={entidad.cuentas} />}
      </section>
      <nav className={css.mapa} aria-label="Mapa del sitio">
        {visibleItems(menu.principal).map(({ label, children }) => (
          <Group key={label} label={label} pages={visibleItems(children)} />
        ))}
      </nav>
    </div>
    <div className={`ancho ${css.legal}`}>
      <p>
        <strong>{entidad.supervision}</strong> {entidad.defensoria.nombre}: línea gratuita{' '}
        <span className={css.entero}>{entidad.defensoria.telefono}</span>.
      </p>
      {registered(entidad) && <p>{registered(entidad)}</p>}
      <ul className={css.enlaces}>
        {visibleItems(menu.pie).map(({ href, label }) => (
          <li key={href}>
            <AnyLink href={href}>{label}</AnyLink>
          </li>
        ))}
      </ul>
      {entidad.demostracion && (
        <p>Sitio de demostración: la entidad, las cifras y las personas que aparecen en él son ejemplos.</p>
      )}
    </div>
  </footer>
);

const Group = ({ label, pages }: { label: string; pages: readonly NavigationItem[] }) =>
  pages.length > 0 && (
    <details className={`${css.grupo} ${pages.length > 8 ? css.largo : ''}`}>
      <summary>
        <h2>{label}</h2>
      </summary>
      <ul>
        {pages.map(({ href, label: name }) => (
          <li key={href}>
            <AnyLink href={href}>{name}</AnyLink>
          </li>
        ))}
      </ul>
    </details>
  );

const registered = ({ nit, licencia }: Entidad) =>
  [nit && `NIT ${nit}`, licencia && `Licencia de funcionamiento ${licencia}`].filter(Boolean).join(' · ');

const FooterLogo = ({ logo: { url, alternativo, ancho, alto } }: { logo: Imagen }) => (
  <img
    className={css.logo}
    src={url}
    alt={alternativo ?? ''}
    width={ancho ?? undefined}
    height={alto ?? undefined}
    loading="lazy"
  />
);

const Accounts = ({ cuentas }: { cuentas: Entidad['cuentas'] }) => (
  <details>
    <summary className={css.cuentas}>Cuentas bancarias</summary>
    <ul>
      {cuentas.map(({ banco, numero, moneda, titular }) => (
        <li key={`${banco} ${numero}`}>
          {banco}, {inCurrency[moneda]}: {numero}
          {titular && ` (${titular})`}
        </li>
      ))}
    </ul>
  </details>
);

const inCurrency = { BOB: 'bolivianos', USD: 'dólares' } as const;

const Call = ({ a }: { a: string }) => <a href={`tel:${a.replace(/\D/g, '')}`}>{a}</a>;
