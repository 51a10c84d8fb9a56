import type { Duration } from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';
import type { Screen } from './screen.ts';
import { categoryChosen, periodChosen, type PlanState } from './state.ts';

const unchanged: Change<PlanState> = (state) => state;

/** What was chosen on a screen of ours before it was taken over, or what a browser put back. */
export function earlyWish({ isOwn, radios, periods }: Screen): Change<PlanState> | undefined {
	if (!isOwn) return undefined;
	const isNew = ({ checked, defaultChecked }: HTMLInputElement) => checked && !defaultChecked;
	const category = radios.find(isNew);
	const period = periods.find(isNew);
	if (!category && !period) return undefined;
	const ofPeriod = period ? periodChosen(period.value as Duration) : unchanged;
	const ofCategory = category ? categoryChosen(Number(category.value)) : unchanged;
	return (state) => ofCategory(ofPeriod(state));
}
