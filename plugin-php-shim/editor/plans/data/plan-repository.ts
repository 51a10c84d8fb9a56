import { get, getAll, post, postLasting, trash } from '../../shared/rest.ts';
import { scriptData } from '../script-data.ts';
import type { Plan } from './plan.ts';
import { metasOf, readPlan, planChanges, type PlanRecord } from './plan-record.ts';

/** The maximum number of requests in a REST batch. */
const BATCH = 25;
const STATUSES = 'publish,draft,pending,private,future,trash';

const read = (record: PlanRecord) => readPlan(record, scriptData().inclusions);
const one = (id: number) => `${scriptData().plans}/${id}`;

/** Loads all plans, including those in the trash. */
export async function allPlans(): Promise<Plan[]> {
	const query = { context: 'edit', status: STATUSES, orderby: 'id', order: 'asc' };
	return (await getAll<PlanRecord>(scriptData().plans, query)).map(read);
}

export async function savePlan(plan: Plan, before: Plan | null): Promise<Plan> {
	const path = before ? one(before.id) : scriptData().plans;
	return read(await post<PlanRecord>(path, planChanges(plan, before, scriptData().inclusions)));
}

export const setStatus = async (id: number, status: string): Promise<Plan> =>
	read(await post<PlanRecord>(one(id), { status }));

export const trashPlan = async (id: number): Promise<Plan> =>
	read(await trash<PlanRecord>(one(id)));

interface Batch {
	readonly responses: readonly { readonly status: number }[];
}

async function saveBatch(plans: readonly Plan[], send: typeof postLasting): Promise<void> {
	const requests = plans.map(({ id, order }) => ({
		path: one(id),
		method: 'POST',
		body: { menu_order: order },
	}));
	const { responses } = await send<Batch>('/batch/v1', { requests });
	const refused = responses.find(({ status }) => status >= 400);
	if (refused) throw new Error(`A plan's place was refused: ${refused.status}`);
}

const batchesOf = (plans: readonly Plan[]): (readonly Plan[])[] =>
	Array.from({ length: Math.ceil(plans.length / BATCH) }, (_none, at) =>
		plans.slice(at * BATCH, (at + 1) * BATCH),
	);

export async function saveOrder(plans: readonly Plan[]): Promise<void> {
	for (const batch of batchesOf(plans)) await saveBatch(batch, post);
}

/**
 * Saves the order while the page unloads. Sends all batches at the same time, because the page
 * cannot wait for responses.
 */
export async function saveOrderNow(plans: readonly Plan[]): Promise<void> {
	await Promise.all(batchesOf(plans).map((batch) => saveBatch(batch, postLasting)));
}

/** Returns the server-rendered card of a plan with unsaved values. */
export async function drawCard(plan: Plan, style: string, signal: AbortSignal): Promise<string> {
	const { preview, inclusions } = scriptData();
	const { title, text, id } = plan;
	const { html } = await post<{ html: string }>(
		preview,
		{ plan: id, title, text, style, meta: metasOf(plan, inclusions) },
		signal,
	);
	return html;
}

export async function pictureAddress(id: number): Promise<string> {
	const { source_url: url } = await get<{ source_url: string }>(`/wp/v2/media/${id}`, {
		_fields: 'source_url',
	});
	return url;
}
