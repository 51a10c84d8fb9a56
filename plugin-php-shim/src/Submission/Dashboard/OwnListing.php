<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

use Gazetteer\Plans\Domain\PaymentDue;

/** A listing in its owner's list. Plain text, to be escaped, but for the picture. */
final class OwnListing
{
    /**
     * @param string $picture Markup, or ''.
     * @param string $state How it stands with it, in words.
     * @param string $tone One word for its looks: good, waiting, over.
     * @param string $plan '' for none.
     * @param string $until When its time ends, in words; '' for never.
     * @param string $view Where visitors see it; '' where they do not.
     * @param string $edit '' where there is no form for it.
     * @param string $note What became of what was changed of it; '' for nothing.
     * @param string $pay Where its order is paid; '' where there is no such page.
     * @param ?PaymentDue $due What its owner has to pay; null for nothing.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $picture,
        public readonly string $state,
        public readonly string $tone,
        public readonly string $plan,
        public readonly string $until,
        public readonly string $view,
        public readonly string $edit,
        public readonly string $pay,
        public readonly bool $mayRenew,
        public readonly string $note = '',
        public readonly ?PaymentDue $due = null,
    ) {
    }
}
