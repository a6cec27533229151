/** Tells which stored files visitors may read. */
export abstract class PublishedFiles {
  /** Whether something that is published at this moment shows the file. */
  abstract isPublic(file: { id: string; seccion: string }): Promise<boolean>;
}
