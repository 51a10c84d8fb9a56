<?php

declare(strict_types=1);

namespace Gazetteer\Claims;

use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Domain\ClaimState;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Plans\Orders\OrderWords;
use Gazetteer\Submission\Dashboard\OwnClaims;
use Gazetteer\Submission\Pages\SubmissionTemplates;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Shows the claims of an account in its dashboard. Excludes approved claims, because their listings are in the
 * account's list of listings.
 */
final class OwnClaimList implements OwnClaims
{
    private const MOST = 50;

    public function __construct(private readonly ClaimTable $claims)
    {
    }

    public function has(int $user): bool
    {
        return $this->claims->ofAccount($user, 1) !== [];
    }

    public function draw(int $user): string
    {
        $claims = array_filter($this->claims->ofAccount($user, self::MOST), static fn (Claim $claim): bool => $claim->state !== ClaimState::Approved);

        return $claims === [] ? '' : SubmissionTemplates::draw('claim/own', ['claims' => array_map(static fn (Claim $claim): array => [
            'title' => html_entity_decode(OrderWords::title($claim->listing), ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            'view' => get_post_status($claim->listing) === 'publish' ? (string) get_permalink($claim->listing) : '',
            'state' => $claim->isOpen() ? __('Pending review', 'gazetteer') : ClaimTexts::state($claim->state),
            'tone' => $claim->isOpen() ? 'waiting' : 'over',
            'date' => (string) wp_date((string) get_option('date_format'), $claim->made),
            'note' => $claim->note,
        ], array_values($claims))]);
    }
}
