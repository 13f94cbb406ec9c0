import { describe, expect, it } from 'vitest';
import { breadcrumbs, jsonLd, video } from './structured-data.ts';

describe('structured data', () => {
  it('cannot close its script element', () => {
    const text = jsonLd([breadcrumbs([{ name: '</script>', url: 'https://a.example/' }])]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].itemListElement[0].name).toBe('</script>');
  });

  it('numbers breadcrumbs from one', () => {
    const steps = [
      { name: '游戏知识库', url: 'https://a.example/game-library' },
      { name: '第三口钟', url: 'https://a.example/game-library/third-bell' },
    ];
    expect(breadcrumbs(steps)).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, item: steps[1]!.url }],
    });
  });

  it('makes addresses of a video absolute', () => {
    const facts = { title: '短片', description: '', made: '2026-11-22', duration: 'PT24S' };
    expect(
      video({ ...facts, src: '/assets/zh.mp4', poster: '/assets/zh.webp' }, 'https://a.example/en'),
    ).toMatchObject({
      contentUrl: 'https://a.example/assets/zh.mp4',
      thumbnailUrl: 'https://a.example/assets/zh.webp',
    });
  });
});
