import { Rejilla } from '../componentes/Rejilla';
import { type Noticia, TarjetaDeNovedad } from '../novedades/TarjetaDeNovedad';

/** A few news, under a title of their own. */
export const Noticias = ({ noticias }: { noticias: readonly Noticia[] }) => (
  <Rejilla>
    {noticias.map((noticia) => (
      <TarjetaDeNovedad key={noticia.slug} noticia={noticia} nivel={3} />
    ))}
  </Rejilla>
);
