export interface OfflineGuide {
  path: string;
  title: string;
}

export interface OfflineGuides {
  saved: readonly OfflineGuide[];
  read: readonly OfflineGuide[];
}

/**
 * Writes the guides of this browser into the offline page: all visitors have the same page, and it has no React. A guide
 * that is saved is not listed again among those that were read.
 */
export function showGuides(page: ParentNode, { saved, read }: OfflineGuides): void {
  const isSaved = ({ path }: OfflineGuide) => saved.some((guide) => guide.path === path);
  fill(page, 'saved', saved);
  fill(
    page,
    'read',
    read.filter((guide) => !isSaved(guide)),
  );
  const hasGuides = saved.length + read.length > 0;
  for (const part of page.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = (part.dataset['when'] === 'guides') !== hasGuides;
}

function fill(page: ParentNode, name: keyof OfflineGuides, guides: readonly OfflineGuide[]): void {
  const section = page.querySelector<HTMLElement>(`[data-guides=${name}]`);
  const list = section?.querySelector('ul');
  // The page has one empty item as a pattern.
  const pattern = list?.firstElementChild;
  if (!section || !list || !pattern) return;
  section.hidden = guides.length === 0;
  list.replaceChildren(
    ...guides.map(({ path, title }) => {
      const item = pattern.cloneNode(true) as HTMLElement;
      const link = item.querySelector('a');
      const text = item.querySelector('span');
      if (link && text) {
        link.href = path;
        text.textContent = title;
      }
      return item;
    }),
  );
}
