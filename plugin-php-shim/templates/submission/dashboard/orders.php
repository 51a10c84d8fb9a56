<?php
/**
 * An owner's orders, the newest first.
 *
 * @var list<\Gazetteer\Plans\Domain\Order> $orders
 * @var \Closure(\Gazetteer\Plans\Domain\Order): ?\Gazetteer\Plans\Domain\PaymentDue $due What has to be paid for an order.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Orders\OrderWords;
use Gazetteer\Submission\Dashboard\OrderPayment;

if (!defined('ABSPATH')) {
    exit;
}

$heads = [
    __('Order', 'gazetteer'),
    __('State', 'gazetteer'),
    __('Listing', 'gazetteer'),
    __('Plan', 'gazetteer'),
    __('Price', 'gazetteer'),
];
$currency = Currency::ofSite();
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div class="gz-own-orders">
<h2 class="gz-section-title" id="gz-own-orders"><?php esc_html_e('Orders', 'gazetteer'); ?></h2>
<div class="gz-own-table" role="region" aria-labelledby="gz-own-orders" tabindex="0">
<table>
<thead><tr>
<?php foreach ($heads as $head) : ?>
<th scope="col"><?php echo Tag::text($head); ?></th>
<?php endforeach; ?>
</tr></thead>
<tbody>
<?php foreach ($orders as $order) : ?>
<tr>
<th scope="row"><?php echo Tag::text($order->number()); ?><span class="gz-hint"><?php echo Tag::text((string) wp_date((string) get_option('date_format'), $order->made)); ?></span></th>
<td><?php echo Tag::text(OrderWords::state($order->state)), OrderPayment::draw($due($order)); ?></td>
<td><?php echo Tag::text(html_entity_decode(OrderWords::title($order->listing), ENT_QUOTES | ENT_HTML5, 'UTF-8')); ?></td>
<td><?php echo Tag::text(html_entity_decode(OrderWords::title($order->plan), ENT_QUOTES | ENT_HTML5, 'UTF-8')); ?></td>
<td><?php echo Tag::text($order->package === 0 ? $currency->text($order->amount) : OrderWords::price($order)); ?></td>
</tr>
<?php endforeach; ?>
</tbody>
</table>
</div>
</div>
