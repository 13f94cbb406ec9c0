/** Safari asks the visitor before it reads the file, ms. */
const FILE_LIFETIME_MS = 60_000;

export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_LIFETIME_MS);
}
