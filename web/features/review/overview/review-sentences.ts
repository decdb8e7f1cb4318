import type { ReviewOverview } from '../../../../domain/contracts/review.ts';
import { cardCount, counted, minuteCount } from '../../../format/counts.ts';
import { shortDayWords, weekdayAndDay } from '../../../format/day-words.ts';

const todaysCards = ({
  planned,
  plannedMinutes,
  due,
  doneToday,
  cards,
}: ReviewOverview): string => {
  if (planned > 0) return `${cardCount(planned)} today, about ${minuteCount(plannedMinutes)}.`;
  if (due > 0) {
    return doneToday > 0
      ? `Today's minutes are used up. ${counted(due, 'more card is', 'more cards are')} due.`
      : `Day off. ${cardCount(due)} can wait until tomorrow.`;
  }
  if (cards === 0) return 'Nothing to review yet.';
  return doneToday > 0 ? 'Done for today.' : 'Nothing due today.';
};

/** How things stand, with the forecast for the exam where there is one. */
export const reviewAnswer = (overview: ReviewOverview): string => {
  const { forecast } = overview;
  const likely = forecast
    ? ` Expected recall on ${shortDayWords(forecast.day)}: ${forecast.withPlan}%.`
    : '';
  return todaysCards(overview) + likely;
};

const chanceOver = (cards: number): string =>
  cards === 1
    ? 'Chance of remembering your card'
    : `Average chance of remembering each of your ${cardCount(cards)}`;

/** What stands under the answer: what the figure means, or when the next card comes. */
export const reviewBasis = ({ forecast, doneToday, nextDay, cards }: ReviewOverview): string => {
  const done = doneToday > 0 ? `${cardCount(doneToday)} reviewed today. ` : '';
  if (forecast) {
    return `${done}${chanceOver(cards)} if you follow the plan and miss some along the way. Without review: ${forecast.withoutReview}%.`;
  }
  if (cards === 0)
    return 'Questions you miss or skip come back here, spaced to help you remember them.';
  return nextDay ? `${done}Next review: ${weekdayAndDay(nextDay)}.` : done.trim();
};

const leftOutSentence = ({ leftOut, cards, plan }: ReviewOverview): string | undefined =>
  leftOut === 0
    ? undefined
    : `At ${minuteCount(plan.minutesADay)} a day, ${leftOut} of ${cardCount(cards)} will not come back before your exam.`;

const overloadSentence = ({ overload, plan }: ReviewOverview): string | undefined => {
  if (!overload) return undefined;
  const { waiting, caughtUpOn } = overload;
  const more = `${counted(waiting, 'more card is', 'more cards are')} due than fit into today's minutes.`;
  const minutes = minuteCount(plan.minutesADay);
  return caughtUpOn
    ? `${more} At ${minutes} a day, you will catch up on ${weekdayAndDay(caughtUpOn)}.`
    : `${more} At ${minutes} a day, you will not catch up. Plan more minutes, or hold off on new questions.`;
};

/** What the minutes cannot do; undefined where they suffice. */
export const shortageSentence = (overview: ReviewOverview): string | undefined => {
  const said = [overloadSentence(overview), leftOutSentence(overview)].filter(Boolean);
  return said.length === 0 ? undefined : said.join(' ');
};
