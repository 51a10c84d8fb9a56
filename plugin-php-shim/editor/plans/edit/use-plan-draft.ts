import { useEffect, useState } from '@wordpress/element';
import { savePlan } from '../data/plan-repository.ts';
import { failureText } from '../../shared/rest.ts';
import { isSame, type Change, type Plan } from '../data/plan.ts';
import { problems, type Problems } from '../data/plan-problems.ts';
import { whenReleased } from '../../shared/when-released.ts';

interface Draft {
	readonly plan: Plan;
	readonly change: Change;
	readonly isDirty: boolean;
	readonly isSaving: boolean;
	/** The errors to show. A field shows its error after the field has lost focus. */
	readonly problems: Problems;
	readonly left: (part: keyof Problems) => void;
	/** The error message of the last save, or an empty string. */
	readonly failure: string;
	/** Saves the plan with a post status. Resolves to null if the save failed. */
	readonly save: (status: string) => Promise<Plan | null>;
}

export function usePlanDraft(
	start: Plan,
	saved: Plan | null,
	hold: (isDirty: boolean) => void,
): Draft {
	const [plan, setPlan] = useState(start);
	const [isSaving, work] = useState(false);
	const [failure, fail] = useState('');
	const [visited, visit] = useState<ReadonlySet<string>>(new Set());
	const [wasTried, attempt] = useState(false);
	const isDirty = !isSame(plan, saved ?? start);
	const all = problems(plan);

	useEffect(() => {
		hold(isDirty);
		return () => hold(false);
	}, [hold, isDirty]);

	const save = async (status: string) => {
		attempt(true);
		fail('');
		if (Object.keys(all).length > 0) return null;
		work(true);
		try {
			const stored = await savePlan({ ...plan, status }, saved);
			// Do not replace values that the user changed during the save.
			setPlan((now) => {
				const { id, status: kept } = stored;
				return isSame(now, plan) ? stored : { ...now, id, status: kept };
			});
			hold(false);
			attempt(false);
			return stored;
		} catch (thrown) {
			fail(failureText(thrown));
			return null;
		} finally {
			work(false);
		}
	};

	return {
		plan,
		change: (changed) => setPlan((before) => ({ ...before, ...changed })),
		isDirty,
		isSaving,
		problems: Object.fromEntries(
			Object.entries(all).filter(([part]) => wasTried || visited.has(part)),
		),
		left: (part) => whenReleased(() => visit((before) => new Set(before).add(part))),
		failure,
		save,
	};
}
