/** Handing a text, or a picture, to the person as a file. */
export function download(name: string, of: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([of], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
