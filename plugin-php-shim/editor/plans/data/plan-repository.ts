import apiFetch from '@wordpress/api-fetch';
import { given } from '../script-data.ts';
import type { Plan } from './plan.ts';
import { metasOf, readPlan, written, type PlanRecord } from './plan-record.ts';

const PAGE = 100;
/** More than this WordPress does not take at once. */
const BATCH = 25;
const STATUSES = 'publish,draft,pending,private,future,trash';

const read = (record: PlanRecord) => readPlan(record, given().inclusions);
const one = (id: number) => `${given().plans}/${id}`;

/** All of them, those in the trash as well. */
export async function allPlans(): Promise<Plan[]> {
	const plans: Plan[] = [];
	for (let page = 1; ; page++) {
		const path = `${given().plans}?context=edit&status=${STATUSES}&orderby=id&order=asc&per_page=${PAGE}&page=${page}`;
		const records = await apiFetch<PlanRecord[]>({ path });
		plans.push(...records.map(read));
		if (records.length < PAGE) return plans;
	}
}

export async function savePlan(plan: Plan, before: Plan | null): Promise<Plan> {
	const record = await apiFetch<PlanRecord>({
		path: before ? one(before.id) : given().plans,
		method: 'POST',
		data: written(plan, before, given().inclusions),
	});
	return read(record);
}

export const setStatus = async (id: number, status: string): Promise<Plan> =>
	read(await apiFetch<PlanRecord>({ path: one(id), method: 'POST', data: { status } }));

/** Into the trash, from where it can come back. */
export const trashPlan = async (id: number): Promise<Plan> =>
	read(await apiFetch<PlanRecord>({ path: one(id), method: 'DELETE' }));

interface Batch {
	readonly responses: readonly { readonly status: number }[];
}

export async function saveOrder(plans: readonly Plan[]): Promise<void> {
	for (let from = 0; from < plans.length; from += BATCH) {
		const requests = plans.slice(from, from + BATCH).map(({ id, order }) => ({
			path: one(id),
			method: 'POST',
			body: { menu_order: order },
		}));
		const path = '/batch/v1';
		const { responses } = await apiFetch<Batch>({ path, method: 'POST', data: { requests } });
		const refused = responses.find(({ status }) => status >= 400);
		if (refused) throw new Error(`A plan's place was refused: ${refused.status}`);
	}
}

/** The card as the server draws it, of values that need not be saved. */
export async function drawCard(plan: Plan, style: string, signal: AbortSignal): Promise<string> {
	const { preview, inclusions } = given();
	const { title, text, id } = plan;
	const { html } = await apiFetch<{ html: string }>({
		path: preview,
		method: 'POST',
		data: { plan: id, title, text, style, meta: metasOf(plan, inclusions) },
		signal,
	});
	return html;
}

/** Where a picture of the library is. */
export async function pictureAddress(id: number): Promise<string> {
	const { source_url: url } = await apiFetch<{ source_url: string }>({
		path: `/wp/v2/media/${id}?_fields=source_url`,
	});
	return url;
}
