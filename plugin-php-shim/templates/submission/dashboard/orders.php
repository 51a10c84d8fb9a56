<?php
/**
 * An owner's orders, the newest first.
 *
 * @var list<\Gazetteer\Plans\Domain\Order> $orders
 * @var \Closure(\Gazetteer\Plans\Domain\Order): ?\Gazetteer\Plans\Domain\PaymentDue $due Returns the payment due for an order.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Plans\Domain\PaymentDue;
use Gazetteer\Plans\Domain\PaymentOption;
use Gazetteer\Plans\Orders\OrderWords;

if (!defined('ABSPATH')) {
    exit;
}

$heads = [
    __('Order', 'gazetteer'),
    __('Status', 'gazetteer'),
    __('Listing', 'gazetteer'),
    __('Plan', 'gazetteer'),
    __('Price', 'gazetteer'),
];
$option = static fn (PaymentOption $option): string => Tag::of('p', [], $option->page === ''
    ? Tag::text($option->label) . '<br>' . str_replace("\n", '<br>', Tag::text($option->instructions))
    : Tag::of('a', ['href' => $option->page], Tag::text($option->label)));
$payment = static fn (?PaymentDue $due): string => match (true) {
    $due === null => '',
    $due->page !== '' => ' ' . Tag::of('a', ['href' => $due->page], Tag::text(__('Pay now', 'gazetteer'))),
    default => Tag::of('details', ['class' => 'gz-payment-how'], Tag::of('summary', [], Tag::text(__('Payment instructions', 'gazetteer'))) . ($due->choice === [] ? str_replace("\n", '<br>', Tag::text($due->instructions)) : implode('', array_map($option, $due->choice)))),
};
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div class="gz-own-orders">
<h2 class="gz-section-title" id="gz-own-orders"><?php esc_html_e('Orders', 'gazetteer'); ?></h2>
<div class="gz-own-table" role="region" aria-labelledby="gz-own-orders" tabindex="0">
<?php // The narrow layout changes `display`, which removes the table's semantics. The roles restore them. ?>
<table role="table">
<thead role="rowgroup"><tr role="row">
<?php foreach ($heads as $head) : ?>
<th scope="col" role="columnheader"><?php echo Tag::text($head); ?></th>
<?php endforeach; ?>
</tr></thead>
<tbody role="rowgroup">
<?php foreach ($orders as $order) : ?>
<tr role="row">
<th scope="row" role="rowheader"<?php echo Tag::attributes(['data-label' => $heads[0]]); ?>><?php echo Tag::text($order->number()); ?><span class="gz-hint"><?php echo Tag::text((string) wp_date((string) get_option('date_format'), $order->made)); ?></span></th>
<td role="cell"<?php echo Tag::attributes(['data-label' => $heads[1]]); ?>><?php echo Tag::text(OrderWords::state($order->state)), $payment($due($order)); ?></td>
<td role="cell"<?php echo Tag::attributes(['data-label' => $heads[2]]); ?>><?php echo Tag::text(html_entity_decode(OrderWords::title($order->listing), ENT_QUOTES | ENT_HTML5, 'UTF-8')); ?></td>
<td role="cell"<?php echo Tag::attributes(['data-label' => $heads[3]]); ?>><?php echo Tag::text(html_entity_decode(OrderWords::title($order->plan), ENT_QUOTES | ENT_HTML5, 'UTF-8')); ?></td>
<td role="cell"<?php echo Tag::attributes(['data-label' => $heads[4]]); ?>><?php echo Tag::text(OrderWords::price($order)); ?></td>
</tr>
<?php endforeach; ?>
</tbody>
</table>
</div>
</div>
