import { __ } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { scriptData } from '../script-data.ts';
import { isFree, type Plan } from '../data/plan.ts';
import { byTitle, starters } from '../data/starter-plans.ts';
import { amountText, priceText } from '../data/plan-text.ts';

interface NoPlansProps {
	readonly isBusy: boolean;
	readonly onStart: () => void;
	readonly onNew: () => void;
}

const priceOf = (plan: Plan) =>
	isFree(plan) ? amountText(plan.price, scriptData().price) : priceText(plan, scriptData().price);

/** Shown if the site has no plans. Explains plans and offers three starter plans. */
export const NoPlans = ({ isBusy, onStart, onNew }: NoPlansProps) => (
	<section className="gz-no-plans">
		<h2>{__('Create your first plans', 'gazetteer')}</h2>
		<p>
			{__(
				'A plan sets what a listing costs, how long it is published and what it can show. Owners choose a plan before they submit a listing.',
				'gazetteer',
			)}
		</p>
		<ul>
			{byTitle(starters([])).map(([plan, ...others]) => (
				<li key={plan!.title}>
					<strong>{plan!.title}</strong>
					{[plan!, ...others].map((one) => (
						<span key={one.period}>{priceOf(one)}</span>
					))}
					<small>{plan!.text}</small>
				</li>
			))}
		</ul>
		<div className="gz-no-plans-actions">
			<Button variant="primary" isBusy={isBusy} disabled={isBusy} onClick={onStart}>
				{__('Start with these three plans', 'gazetteer')}
			</Button>
			<Button variant="tertiary" disabled={isBusy} onClick={onNew}>
				{__('Start from scratch', 'gazetteer')}
			</Button>
		</div>
		<p className="gz-no-plans-note">
			{__(
				'The plans are added as drafts. Visitors see them after you publish them.',
				'gazetteer',
			)}
		</p>
	</section>
);
