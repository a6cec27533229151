import { type DragEvent, useState } from 'react';

/** Makes an element take dropped files; without it the browser would leave the page to show them. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const handle = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(over);
    if (event.type === 'drop') onFiles([...event.dataTransfer.files]);
  };
  return {
    onDragOver: handle(true),
    onDragLeave: handle(false),
    onDrop: handle(false),
    style: isOver ? { outline: '2px dashed', outlineOffset: -2, borderRadius: 8 } : {},
  };
}
