import documents from 'virtual:documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { type LegalDocument, LegalScreen } from './index.ts';

const meta = { title: 'Screens/Legal' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = {
  tags: ['languages'],
  render: (_, { globals }) => (
    <LegalScreen document={recorded<LegalDocument>(documents.legal['privacy']!, globals)} />
  ),
};
export const InJapanese: Story = {
  ...Privacy,
  tags: ['!visual'],
  globals: { locale: 'ja', viewport: { value: 'phone' } },
};

export const ContentsLinkToSections: Story = {
  ...Privacy,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: '目录' }));
    for (const link of contents.getAllByRole('link')) {
      const section = document.querySelector(link.getAttribute('href') ?? '');
      await expect(section?.querySelector('h2')).toHaveTextContent(link.textContent ?? '');
    }
  },
};

export const Prints: Story = {
  ...Privacy,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    await expect(print).toHaveBeenCalledTimes(1);
  },
};

/** Without version, date or sections. */
export const MinimalData: Story = {
  render: () => (
    <LegalScreen
      document={{
        id: 'topup-agreement',
        version: '',
        effective: '',
        title: '充值协议',
        blocks: [
          {
            type: 'paragraph',
            text: '付了多少，豆就到账多少。没有到账的，写信来，三天内退回原路。',
          },
        ],
      }}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('unknown facts are left out', async () => {
      await expect(canvas.queryByRole('navigation')).toBeNull();
      await expect(canvas.queryByText(/版本|起生效/)).toBeNull();
    });
  },
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('nothing is wider than the page', async () => {
      const page = canvas.getByRole('main');
      await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    });
  },
  render: () => (
    <LegalScreen
      document={{
        id: 'terms',
        version: '2026.11.15-rc.4+hangzhou',
        effective: '2026-11-15',
        title:
          '伙伴网站、Windows客户端、手机应用及其全部附属服务的使用协议（含未成年人条款与争议解决办法）',
        blocks: [
          {
            type: 'heading',
            text: '一、在你第一次打开、安装、登录、充值或者以任何别的方式开始使用伙伴之前，请先读完这一节',
          },
          {
            type: 'steps',
            items: [
              '读。',
              '问：terms-and-conditions-and-everything-else@companion.example',
              '同意，或者离开。',
            ],
          },
          { type: 'heading', text: '二、Rechtsschutzversicherungsgesellschaftenangelegenheiten' },
          { type: 'paragraph', text: '本节有意留得很短。' },
        ],
      }}
    />
  ),
};

/** Another document replaces the first one completely, even with repeated headings. */
export const RepeatedHeadings: Story = {
  tags: ['!visual'],
  render: function Host() {
    const terms: LegalDocument = {
      id: 'terms',
      version: '',
      effective: '',
      title: '协议',
      blocks: [
        { type: 'heading', text: '其他' },
        { type: 'heading', text: '其他' },
        { type: 'heading', text: '联系' },
      ],
    };
    const privacy = { ...terms, title: '隐私', blocks: terms.blocks.slice(2) };
    const [document, setDocument] = useState(terms);
    return (
      <>
        <button type="button" onClick={() => setDocument(privacy)}>
          隐私
        </button>
        <LegalScreen document={document} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: '其他' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '隐私' }));
    await expect(canvas.queryByText('其他')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
