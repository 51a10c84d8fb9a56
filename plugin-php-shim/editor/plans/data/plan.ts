import { readAmount, type Duration } from '@gazetteer/contract';

export type Period = '' | Duration;
/** What may be bought by a plan. The server's `PlanFor` knows the same: tests/cases/plans/audiences.json holds for both. */
export const AUDIENCE = {
	listings: 'listingonly',
	claims: 'claimonly',
	both: 'listingandclaim',
} as const;
export type Audience = '' | (typeof AUDIENCE)[keyof typeof AUDIENCE];

/** A plan as it is being worked on. Numbers are texts: what is typed may not be one yet. */
export interface Plan {
	/** 0 while it was never saved. */
	readonly id: number;
	readonly status: string;
	readonly order: number;
	readonly title: string;
	readonly text: string;
	readonly price: string;
	readonly period: Period;
	readonly isPackage: boolean;
	/** How many listings a package holds; null for any number. */
	readonly listings: string | null;
	/** How many days a listing stays; null for ever. */
	readonly days: string | null;
	readonly isByCategory: boolean;
	readonly categories: readonly number[];
	readonly audience: Audience;
	/** Empty for the site's own limits. */
	readonly images: string;
	readonly megabytes: string;
	/** By the names that the server has for them. */
	readonly included: readonly string[];
	readonly unmentioned: readonly string[];
	readonly extras: readonly string[];
	readonly isHot: boolean;
	readonly colour: string;
	/** An attachment; 0 for none. */
	readonly picture: number;
	/** Where a picture is that is no attachment, as plans of the older theme have it. */
	readonly pictureUrl: string;
}

export const NEW_PLAN: Plan = {
	id: 0,
	status: 'draft',
	order: 0,
	title: '',
	text: '',
	price: '',
	period: '',
	isPackage: false,
	listings: null,
	days: null,
	isByCategory: false,
	categories: [],
	audience: '',
	images: '',
	megabytes: '',
	included: [],
	unmentioned: [],
	extras: [],
	isHot: false,
	colour: '',
	picture: 0,
	pictureUrl: '',
};

export type Change = (changed: Partial<Plan>) => void;

export const isPublished = ({ status }: Plan) => status === 'publish';
export const isTrashed = ({ status }: Plan) => status === 'trash';

export const isFree = ({ price }: Plan) => !readAmount(price);

export const isSame = (one: Plan, other: Plan) => JSON.stringify(one) === JSON.stringify(other);

/** The same once more: a draft of its own, with a title that tells it from the first. */
export const copyOf = (plan: Plan, title: string, order: number): Plan => ({
	...plan,
	id: 0,
	status: 'draft',
	order,
	title,
	isHot: false,
});
