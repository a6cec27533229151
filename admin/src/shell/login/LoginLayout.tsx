import { type CSSProperties, type ReactNode, useId } from 'react';
import { settings } from '../../ground/page/settings';
import { palette } from '../../ground/theme/palette';
export const LoginLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="puerta" style={colours}>
    <title>{`${title} · ${settings.entidad.nombre}`}</title>
    <div className="puerta-hoja">
      <AguayoBand />
      <div className="puerta-contenido">
        <p className="puerta-entidad">{settings.entidad.nombre}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
    <p className="puerta-vuelta">
      <a href="/">Volver al sitio público</a>
    </p>
  </main>
);

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

const day = {
  '--principal': palette.own,
  '--principal-oscuro': palette.ownDark,
  '--principal-suave': palette.ownSoft,
  '--papel': palette.paper,
  '--papel-hondo': palette.paperDeep,
  '--tinta': palette.ink,
  '--tinta-suave': palette.inkSoft,
  '--linea': palette.line,
  '--hoja': '#fff',
  '--sobre-principal': '#fff',
};

/** The panel's dark theme, which follows the system until the user chooses one. */
const night = {
  '--principal': palette.ownLight,
  '--principal-oscuro': palette.ownLight,
  '--principal-suave': palette.nightLine,
  '--papel': palette.night,
  '--papel-hondo': palette.nightRaised,
  '--tinta': '#f4ece4',
  '--tinta-suave': '#c7b9ad',
  '--linea': palette.nightLine,
  '--hoja': palette.nightRaised,
  '--sobre-principal': palette.ink,
};

const colours = { ...(isDark ? night : day), colorScheme: isDark ? 'dark' : 'light' } as CSSProperties;

/** Decorative aguayo pattern of stepped rhombi, or a plain band if the entity has none. */
function AguayoBand() {
  const id = useId();
  if (settings.entidad.motivo === 'ninguno') return <span aria-hidden className="puerta-franja" />;
  return (
    <svg width="100%" height="16" aria-hidden="true" style={{ display: 'block' }}>
      <pattern id={id} width="48" height="16" patternUnits="userSpaceOnUse">
        <rect width="48" height="16" fill={palette.own} />
        <path d="M12 2h4v2h4v2h4v4h-4v2h-4v2h-4v-2H8v-2H4V6h4V4h4z" fill={palette.accent} />
        <path d="M12 6h4v4h-4z" fill={palette.ground} />
        <path d="M36 4h4v2h4v4h-4v2h-4v-2h-4V6h4z" fill={palette.paper} />
        <path d="M36 7h4v2h-4z" fill={palette.own} />
      </pattern>
      <rect width="100%" height="16" fill={`url(#${id})`} />
    </svg>
  );
}
