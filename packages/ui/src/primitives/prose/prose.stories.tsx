import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../internal/testing/frame.tsx';
import { Prose } from './index.ts';
import { proseWords } from './prose.words.ts';

const meta = {
  title: 'Components/Prose',
  parameters: { words: proseWords },
  component: Prose,
  args: { children: null },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnArticle: Story = {
  render: () => (
    <Prose>
      <h1>雾里怎么找第二根桅杆</h1>
      <p>
        先关掉船头的灯。<em>灯越亮，雾越白</em>
        ，这是夜航船里唯一一条写在船舱地板上的规矩。桅杆比灯塔亮得晚一些，大约数到第四次浪，东边会先暗下去一块。
      </p>
      <h2>数浪的办法</h2>
      <ol>
        <li>把船停稳，等第一次浪从左舷过去。</li>
        <li>每一次浪，记下桅绳的影子落在第几块甲板上。</li>
        <li>
          影子第一次缩短的时候转舵，不要等它变长。详见<a href="/game-library/2">《桅绳的影子》</a>。
        </li>
      </ol>
      <blockquote>“老水手从不看海图，他们看自己的影子。”</blockquote>
      <table>
        <thead>
          <tr>
            <th scope="col">浪</th>
            <th scope="col">影子</th>
            <th scope="col">该做什么</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1–3</td>
            <td>变长</td>
            <td>等</td>
          </tr>
          <tr>
            <td>4</td>
            <td>缩短</td>
            <td>转舵，三十度</td>
          </tr>
        </tbody>
      </table>
      <h3>如果错过了第四次浪</h3>
      <p>
        不要追。让船自己转半圈，再从第一次数起；<strong>最多三次</strong>，雾会先散。
      </p>
    </Prose>
  ),
};
