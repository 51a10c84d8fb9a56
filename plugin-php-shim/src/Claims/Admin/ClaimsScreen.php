<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Admin;

use Closure;
use Gazetteer\Claims\ClaimDecisions;
use Gazetteer\Claims\ClaimTexts;
use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Domain\ClaimState;
use Gazetteer\Claims\Domain\DecisionFault;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Kernel\Html\NarrowColumns;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Listings\SiteListingRights;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plugin;
use Gazetteer\Submission\Accounts\UserNames;
use Throwable;

/** Listings → Claims: lists the claims, to approve or decline them. */
final class ClaimsScreen
{
    public const PAGE = 'gazetteer-claims';
    public const CLAIM = 'claim';
    public const STATE = 'state';
    public const DECIDE = 'gazetteer_decide_claim';
    public const APPROVE = 'approve';
    public const DECLINE = 'decline';
    private const DONE = 'decided';
    private const RIGHT = 'edit_others_posts';
    private const LONGEST_NOTE = 4000;

    /**
     * @param Closure(): ClaimDecisions $decisions
     * @param Closure(): bool $areEnabled
     * @param Closure(int): ?Order $order
     */
    public function __construct(
        private readonly ClaimTable $table,
        private readonly Closure $decisions,
        private readonly Closure $areEnabled,
        private readonly Closure $order,
        private readonly string $listingType,
    ) {
    }

    public static function reviewUrl(int $claim): string
    {
        return add_query_arg(self::CLAIM, $claim, self::address(Plugin::settings()->names()->listing));
    }

    /** Returns HTML with the account's linked name and its email link. */
    public static function account(int $id): string
    {
        $user = get_userdata($id);
        if ($user === false) {
            return esc_html__('The account has been deleted.', 'gazetteer');
        }
        $edit = get_edit_user_link($id);
        $name = esc_html(UserNames::chosenDisplayName($user) ?: __('Account', 'gazetteer'));

        return ($edit === '' ? $name : sprintf('<a href="%s">%s</a>', esc_url($edit), $name))
            . sprintf('<br><a href="%s">%s</a>', esc_url("mailto:{$user->user_email}"), esc_html($user->user_email));
    }

    public function addPage(): void
    {
        // Hide the menu item if claims are turned off and no claims are stored.
        if (!$this->table->exists() && !($this->areEnabled)()) {
            return;
        }
        $open = $this->table->count(ClaimState::Open);
        $bubble = $open > 0
            ? sprintf(' <span class="awaiting-mod"><span class="pending-count">%s</span></span>', esc_html(number_format_i18n($open)))
            : '';
        add_submenu_page(
            "edit.php?post_type={$this->listingType}",
            __('Claims', 'gazetteer'),
            __('Claims', 'gazetteer') . $bubble,
            self::RIGHT,
            self::PAGE,
            $this->draw(...),
        );
    }

    public function decide(): never
    {
        $sent = new Input(wp_unslash($_POST));
        $id = $sent->id(self::CLAIM);
        check_admin_referer(self::DECIDE . $id);
        if (!SiteListingRights::mayDecide()) {
            wp_die(esc_html__('You are not allowed to review claims.', 'gazetteer'), 403);
        }
        $note = $sent->lines('note', self::LONGEST_NOTE);
        try {
            $fault = match ($sent->choice('decision', [self::APPROVE, self::DECLINE])) {
                self::APPROVE => ($this->decisions)()->approve($id, $note),
                self::DECLINE => ($this->decisions)()->decline($id, $note),
                default => throw new Refusal(Refusal::NOT_FOUND, 404),
            };
            $done = $fault->value ?? 'done';
        } catch (Throwable $thrown) {
            RefusalTexts::refusal($thrown);
            $done = 'broken';
        }
        wp_safe_redirect(add_query_arg(self::DONE, $done, self::reviewUrl($id)), 303);
        exit;
    }

    private function draw(): void
    {
        if (!SiteListingRights::mayDecide()) {
            return;
        }
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only chooses what is shown.
        $asked = new Input(wp_unslash($_GET));
        $claim = $this->table->find($asked->id(self::CLAIM));
        $address = self::address($this->listingType);
        if ($asked->id(self::CLAIM) > 0) {
            $html = Template::fill(dirname(GAZETTEER_FILE) . '/templates/claims/review.php', [
                'claim' => $claim,
                'address' => $address,
                'notice' => self::notice($asked->text(self::DONE, 40), $claim),
                'fault' => $claim !== null && $claim->isOpen() ? ($this->decisions)()->fault($claim) : null,
                'order' => $claim === null || $claim->order === 0 ? null : ($this->order)($claim->order),
            ]);
            echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the template escapes.

            return;
        }
        $list = new ClaimListTable($this->table, ClaimState::tryFrom($asked->text(self::STATE, 20)), $address);
        $list->prepare_items();
        NarrowColumns::show('state');
        echo '<div class="wrap"><h1>' . esc_html__('Claims', 'gazetteer') . '</h1>';
        echo '<p>' . esc_html__('Requests from people who say that they own a listing. When you approve a claim, the claimant can edit the listing.', 'gazetteer') . '</p>';
        $list->views();
        $list->display();
        echo '</div>';
    }

    /** @return array{string, string} The message, and the WordPress notice type. */
    private static function notice(string $done, ?Claim $claim): array
    {
        $fault = DecisionFault::tryFrom($done);

        return match (true) {
            $fault !== null => [ClaimTexts::fault($fault), 'error'],
            $done === 'broken' => [__('Something went wrong. No changes were made. Please try again.', 'gazetteer'), 'error'],
            $done === 'done' && $claim?->state === ClaimState::Approved => [__('Claim approved. The claimant can now edit the listing and gets an email.', 'gazetteer'), 'success'],
            $done === 'done' => [__('Claim declined. The claimant gets an email.', 'gazetteer'), 'success'],
            default => ['', ''],
        };
    }

    private static function address(string $listingType): string
    {
        return admin_url("edit.php?post_type={$listingType}&page=" . self::PAGE);
    }
}
