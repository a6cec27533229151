/** Longest side of a photograph that is sent: a page of text in it can be read. */
const LONGEST_SIDE = 2_000;
/** Smaller ones go as they are. */
const SMALL_BYTES = 900_000;
const QUALITY = 0.82;

/** A photograph as small as reading it allows. What is no picture, or can't be drawn here, stays as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  const isSmall = file.size <= SMALL_BYTES && /^image\/(jpeg|png|webp)$/.test(file.type);
  if (!file.type.startsWith('image/') || isSmall) return file;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob || blob.size >= file.size) return file;
    const name = file.name.replace(/\.[^.]*$/, '');
    return new File([blob], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}
