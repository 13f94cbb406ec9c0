import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { Prose, type ProseProps } from './index.ts';
import { proseTexts } from './prose.texts.ts';
import { proseUsage } from './prose.usage.tsx';

const texts = proseTexts.zh;

const meta = {
  title: 'Components/Prose',
  parameters: { texts: proseTexts },
  component: Prose,
  args: { children: null },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  args: { children: <p>{texts.letBoatLieStill}</p> },
};

export const AnArticle: Story = {
  render: () => (
    <Prose>
      <h1>{texts.howToFindSecond}</h1>
      <p>
        {texts.firstPutOutLight}
        <em>{texts.brighterLightWhiterFog}</em>
        {texts.onlyRuleInNight}
      </p>
      <h2>{texts.howToCountWaves}</h2>
      <ol>
        <li>{texts.letBoatLieStill}</li>
        <li>{texts.withEachWaveNote}</li>
        <li>
          {texts.turnWheelFirstTime}
          <a href="/game-library/2">{texts.shadowStay}</a>
          {texts.part}
        </li>
      </ol>
      <blockquote>{texts.oldSailorsNeverLook}</blockquote>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.wave}</th>
            <th scope="col">{texts.shadow}</th>
            <th scope="col">{texts.whatToDo}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1–3</td>
            <td>{texts.grows}</td>
            <td>{texts.wait}</td>
          </tr>
          <tr>
            <td>4</td>
            <td>{texts.shortens}</td>
            <td>{texts.turnWheelByThirty}</td>
          </tr>
        </tbody>
      </table>
      <h3>{texts.ifYouHaveMissed}</h3>
      <p>
        {texts.doNotChaseLet}
        <strong>{texts.afterThreeTimesAt}</strong>
        {texts.fogWillHaveLifted}
      </p>
    </Prose>
  ),
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"/>')}`;

export const WidePartsStayInTheText: Story = {
  tags: ['!visual'],
  render: () => (
    <Prose>
      <p>
        <img src={picture} width={2000} height={200} alt="" />
      </p>
      <pre>{'await turnWheel(30); '.repeat(40)}</pre>
    </Prose>
  ),
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    const { clientWidth } = image.parentElement!;
    await image.decode();
    await expect(image.clientWidth).toBe(clientWidth);
    await expect(image.clientHeight).toBe(Math.round(clientWidth / 10));
    await expect(canvasElement.querySelector('pre')).toHaveProperty('scrollWidth', clientWidth);
  },
};

export const EveryState: Story = matrix<ProseProps>({
  args: {
    children: (
      <p>
        {texts.turnWheelFirstTime}
        <a href="/game-library/2">{texts.shadowStay}</a>
        {texts.part}
      </p>
    ),
  },
  states: handled('a'),
  width: 240,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...proseUsage };
