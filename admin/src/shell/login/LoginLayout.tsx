import type { CSSProperties, ReactNode } from 'react';
import { settings } from '../../ground/page/settings';
import { palette } from '../../ground/theme/palette';
import { AguayoBand } from './AguayoBand';

/** The page around the sign-in forms: the cooperative's name, one card, a way back to the public site. */
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

/** As door.css calls them. */
const colours = {
  '--principal': palette.own,
  '--principal-oscuro': palette.ownDark,
  '--principal-suave': palette.ownSoft,
  '--papel': palette.paper,
  '--papel-hondo': palette.paperDeep,
  '--tinta': palette.ink,
  '--tinta-suave': palette.inkSoft,
  '--linea': palette.line,
} as CSSProperties;
