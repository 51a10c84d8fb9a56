<?php
/**
 * The admin screen of one claim.
 *
 * @var ?\Gazetteer\Claims\Domain\Claim $claim Null if it was deleted.
 * @var string $address URL of the list.
 * @var array{string, string} $notice Message and notice type.
 * @var ?\Gazetteer\Claims\Domain\DecisionFault $fault The reason why the claim cannot be approved.
 * @var ?\Gazetteer\Plans\Domain\Order $order
 */

declare(strict_types=1);

use Gazetteer\Claims\Admin\ClaimsScreen;
use Gazetteer\Claims\ClaimTexts;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Orders\OrderWords;

if (!defined('ABSPATH')) {
    exit;
}
?>
<div class="wrap">
<h1><?php esc_html_e('Claim', 'gazetteer'); ?></h1>
<p><a href="<?php echo esc_url($address); ?>"><?php esc_html_e('← Go to claims', 'gazetteer'); ?></a></p>
<?php if ($notice[0] !== '') : ?>
<div class="notice notice-<?php echo esc_attr($notice[1]); ?>" role="<?php echo $notice[1] === 'error' ? 'alert' : 'status'; ?>"><p><?php echo esc_html($notice[0]); ?></p></div>
<?php endif; ?>
<?php if ($claim === null) : ?>
<p><?php esc_html_e('This claim no longer exists.', 'gazetteer'); ?></p>
<?php else : ?>
    <?php
    $view = get_post_status($claim->listing) === 'publish' ? (string) get_permalink($claim->listing) : '';
    $edit = (string) get_edit_post_link($claim->listing);
    $rows = [
        __('Listing', 'gazetteer') => '<strong>' . esc_html(OrderWords::title($claim->listing)) . '</strong>'
            . ($view === '' ? '' : sprintf(' <a href="%s">%s</a>', esc_url($view), esc_html__('View', 'gazetteer')))
            . ($edit === '' ? '' : sprintf(' <a href="%s">%s</a>', esc_url($edit), esc_html__('Edit', 'gazetteer'))),
        __('Name', 'gazetteer') => esc_html($claim->name),
        __('Account', 'gazetteer') => ClaimsScreen::account($claim->claimant),
        __('Phone', 'gazetteer') => $claim->phone === '' ? '' : sprintf('<a href="%s">%s</a>', esc_url('tel:' . preg_replace('/[^0-9+]/', '', $claim->phone)), esc_html($claim->phone)),
        __('Business email', 'gazetteer') => $claim->email === '' ? '' : sprintf('<a href="%s">%s</a>', esc_url("mailto:{$claim->email}"), esc_html($claim->email)),
        __('Proof', 'gazetteer') => nl2br(esc_html($claim->words)),
        __('Plan', 'gazetteer') => $claim->plan === 0 ? '' : esc_html(OrderWords::title($claim->plan)),
        __('Order', 'gazetteer') => $order === null ? '' : sprintf(
            '<a href="%s">%d</a>, %s, %s',
            esc_url(admin_url('edit.php?post_type=' . \Gazetteer\Plugin::settings()->names()->listing . '&page=' . \Gazetteer\Plans\Orders\OrdersScreen::PAGE)),
            $order->id,
            esc_html(OrderWords::amount($order->amount)),
            esc_html(OrderWords::state($order->state)),
        ),
        __('Date', 'gazetteer') => esc_html(OrderWords::time($claim->made)),
        __('Status', 'gazetteer') => esc_html(ClaimTexts::state($claim->state)) . ($claim->decided === 0 ? '' : ', ' . esc_html(OrderWords::time($claim->decided))),
        __('Message to the claimant', 'gazetteer') => $claim->note === '' ? '' : nl2br(esc_html($claim->note)),
    ];
    ?>
<table class="form-table" role="presentation">
    <?php foreach (array_filter($rows, static fn (string $row): bool => $row !== '') as $label => $row) : ?>
    <tr>
        <th scope="row"><?php echo esc_html($label); ?></th>
        <td><?php echo $row; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each is escaped above. ?></td>
    </tr>
    <?php endforeach; ?>
</table>
    <?php if ($claim->isOpen()) : ?>
        <?php if ($fault !== null) : ?>
<div class="notice notice-warning inline"><p><?php echo esc_html(ClaimTexts::fault($fault)); ?></p></div>
        <?php endif; ?>
        <?php if ($order !== null && $order->state === OrderState::Paid) : ?>
<p><?php esc_html_e('The plan is paid. If you decline the claim, refund the payment where it was made.', 'gazetteer'); ?></p>
        <?php endif; ?>
<form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
<input type="hidden" name="action" value="<?php echo esc_attr(ClaimsScreen::DECIDE); ?>">
<input type="hidden" name="<?php echo esc_attr(ClaimsScreen::CLAIM); ?>" value="<?php echo (int) $claim->id; ?>">
        <?php wp_nonce_field(ClaimsScreen::DECIDE . $claim->id); ?>
<p><label for="gazetteer-note"><strong><?php esc_html_e('Message to the claimant (optional)', 'gazetteer'); ?></strong></label><br>
<textarea class="large-text" style="max-width: 40em" id="gazetteer-note" name="note" rows="3" maxlength="1000" aria-describedby="gazetteer-note-help"></textarea></p>
<p class="description" id="gazetteer-note-help"><?php esc_html_e('Included in the email that tells the claimant your decision.', 'gazetteer'); ?></p>
<p class="submit">
        <?php if ($fault === null) : ?>
<button type="submit" class="button button-primary" name="decision" value="<?php echo esc_attr(ClaimsScreen::APPROVE); ?>"><?php esc_html_e('Approve', 'gazetteer'); ?></button>
        <?php endif; ?>
<button type="submit" class="button" name="decision" value="<?php echo esc_attr(ClaimsScreen::DECLINE); ?>"><?php esc_html_e('Decline', 'gazetteer'); ?></button>
</p>
</form>
    <?php endif; ?>
<?php endif; ?>
</div>
