import type { ReactNode } from 'react';
import { Card, CardBody } from '@wordpress/components';
import type { Change, Plan } from '../../data/plan.ts';
import type { Part, Problems } from '../../data/plan-problems.ts';

export interface PartProps {
	readonly plan: Plan;
	readonly change: Change;
	readonly problems: Problems;
	readonly left: (part: Part) => void;
}

interface SectionProps {
	readonly title: string;
	readonly lead?: string;
	readonly children: ReactNode;
}

export const Section = ({ title, lead, children }: SectionProps) => (
	<Card className="gz-plan-section">
		<CardBody>
			<h2>{title}</h2>
			{lead !== undefined && <p className="gz-plan-lead">{lead}</p>}
			{children}
		</CardBody>
	</Card>
);
