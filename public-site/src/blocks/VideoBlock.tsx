import { VideoLink } from '../ui/media/VideoLink';
import type { BlockProps } from './BlockProps';
import css from './VideoBlock.module.css';

export const VideoBlock = ({ bloque: { video, imagen } }: BlockProps) =>
  video && (
    <div className={css.video}>
      <VideoLink href={video} cover={imagen} />
    </div>
  );
