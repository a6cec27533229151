import { youtubeId } from '@coop/domain';
import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { CardView } from './CardView';

/** The way to a video, on a line of its own: no page shows another site's player. */
export const VideoCard = Node.create({
  name: 'videoCard',
  group: 'block',
  content: 'text*',
  marks: '',
  isolating: true,
  draggable: true,
  addAttributes: () => ({ href: { default: null, isRequired: true } }),
  parseHTML: () => [
    {
      tag: 'a[data-video]',
      priority: 100,
      getAttrs: (element) => (youtubeId(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, 'data-video': 'youtube' }, 0],
  addNodeView: () => ReactNodeViewRenderer(CardView),
});
