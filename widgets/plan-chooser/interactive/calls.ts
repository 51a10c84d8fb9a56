import {
	ACTION,
	PLAN_CARD,
	TIMING,
	switcherShown,
	type FilterPlansByTermRequest,
	type FilterPlansRequest,
	type GeneralPlansRequest,
	type PlansForCategoryRequest,
	type PlanUsage,
} from '@gazetteer/contract';
import { WireError, type Ajax } from '@gazetteer/wire';
import type { Choice } from '../state.ts';

/** The server's response, in the same format for all requests. */
export interface Plans {
	readonly html: string;
	/**
	 * Whether the plans have several billing periods. Undefined if the response does not contain
	 * this.
	 */
	readonly switchable: boolean | undefined;
}

export interface Question {
	readonly choice: Choice;
	readonly style: string;
	readonly signal: AbortSignal;
}

interface FilterQuestion extends Question {
	/**
	 * The `planUsage` to request if no category is selected. It depends on the control that the
	 * visitor used.
	 */
	readonly usage: PlanUsage;
	readonly byTerm: boolean;
}

const readHtml = (body: unknown) => {
	const { plans } = body as { plans?: unknown };
	return typeof plans === 'string' ? plans : '';
};

export const readPlans = (body: unknown): Plans => ({
	html: readHtml(body),
	switchable: undefined,
});

export const readSwitchable = (body: unknown): Plans => ({
	html: readHtml(body),
	switchable: switcherShown((body as { switcher?: unknown }).switcher),
});

/**
 * The response does not contain whether there are billing periods. Older pages always show the
 * switch for general plans.
 */
export const readGeneral = (body: unknown): Plans => {
	const html = readHtml(body);
	return { html, switchable: html !== '' };
};

/** If a category has no plans, some servers send `null`, which is not a valid response. */
const noPlansFor = (error: unknown): Plans => {
	if (error instanceof WireError && error.answer?.text.trim() === 'null') {
		return { html: '', switchable: false };
	}
	throw error;
};

const limits = (signal: AbortSignal) => ({ signal, timeout: TIMING.contactLimit });

export const plansForCategory = (ajax: Ajax, { choice, style, signal }: Question) => {
	const { category, period } = choice;
	const request: PlansForCategoryRequest = {
		term_id: category,
		currentStyle: style,
		duration_type: period,
	};
	return ajax(ACTION.plansForCategory, { ...request }, readSwitchable, limits(signal)).catch(
		noPlansFor,
	);
};

export const generalPlans = (ajax: Ajax, { choice, style, signal }: Question) => {
	const request: GeneralPlansRequest = { currentStyle: style, duration_type: choice.period };
	return ajax(ACTION.generalPlans, { ...request }, readGeneral, limits(signal));
};

export const filterPlans = (
	ajax: Ajax,
	{ choice, style, signal, usage, byTerm }: FilterQuestion,
) => {
	const { category, period } = choice;
	const request: FilterPlansRequest | FilterPlansByTermRequest =
		byTerm && category
			? { term_id: category, duration_type: period }
			: {
					cat_id: category || '',
					duration_type: period,
					currentStyle: style,
					planUsage: category ? '' : usage,
				};
	return ajax(ACTION.filterPlans, { ...request }, readPlans, limits(signal));
};

const hasPlans = ({ html }: Plans) => html.includes(PLAN_CARD.form);

/**
 * Plans without a billing period are not in a response for a period. If a request with a period
 * returns no plans and no switch, repeats the request without a period.
 */
export async function withoutPeriodIfNeeded(
	ask: (question: Question) => Promise<Plans>,
	question: Question,
): Promise<Plans> {
	const plans = await ask(question);
	if (hasPlans(plans) || !question.choice.period) return plans;
	if (plans.switchable && question.choice.category) return plans;
	const timeless = { ...question.choice, period: '' as const };
	const others = await ask({ ...question, choice: timeless });
	return hasPlans(others) ? others : plans;
}
