<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

use Closure;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\PaymentDue;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Submission\Pages\LoginPrompt;
use Gazetteer\Submission\Pages\OwnerPages;
use Gazetteer\Submission\Pages\OwnerStyle;
use Gazetteer\Submission\Pages\SubmissionTemplates;
use WP_Post;

/** Renders the owner's dashboard: listings with their actions, and orders. */
final class MyListingsBlock
{
    /** Query parameter that shows the confirmation before a listing is deleted. */
    public const ASK = 'gazetteer_delete';
    public const PAGE = 'gz_page';
    public const MOST_ORDERS = 200;

    /**
     * @param Closure(int): list<Order> $orders Returns the orders of an account.
     * @param Closure(): PaymentsDue $payments
     */
    public function __construct(
        private readonly Closure $orders,
        private readonly OwnListings $listings,
        private readonly ListingRights $rights,
        private readonly OwnerPages $pages,
        private readonly OwnClaims $claims,
        private readonly Closure $payments,
    ) {
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    public function draw(Closure $wrapper): string
    {
        OwnerStyle::needDashboard();
        $root = $wrapper(['class' => 'gz-my-listings']);
        $user = get_current_user_id();
        if ($user === 0) {
            return LoginPrompt::draw($wrapper(['class' => 'gz-my-listings gz-listing-form']), __('Please log in to see your listings.', 'gazetteer'), OwnerPages::current());
        }
        $asked = DirectoryQuery::input();
        $doomed = $asked->id(self::ASK);
        $listing = $doomed > 0 && $this->rights->mayEdit($doomed) ? get_post($doomed) : null;
        if ($listing instanceof WP_Post) {
            return SubmissionTemplates::draw('dashboard/delete', ['root' => $root, 'listing' => $listing, 'back' => OwnerPages::current()]);
        }

        return $this->list($asked, $user, $root);
    }

    private function list(Input $asked, int $user, string $root): string
    {
        $orders = ($this->orders)($user);
        $number = $asked->int(self::PAGE, 1, 1, 10_000);
        [$listings, $pages] = $this->listings->page($user, $number);

        return SubmissionTemplates::draw('dashboard/list', [
            'root' => $root,
            'listings' => $listings,
            'orders' => $orders,
            'due' => fn (Order $order): ?PaymentDue => ($this->payments)()->ofOrder($order),
            'claims' => $this->claims->draw($user),
            'number' => $number,
            'pages' => $pages,
            'address' => OwnerPages::current(),
            'submit' => $this->pages->address(OwnerPages::SUBMIT),
            'notice' => self::notice($asked->text(DashboardPost::DONE, 20)),
        ]);
    }

    /** @return array{string, string} Message and CSS modifier. */
    private static function notice(string $done): array
    {
        return match ($done) {
            'deleted' => [__('The listing was moved to the trash. If this was a mistake, please contact us soon.', 'gazetteer'), 'good'],
            'renewed' => [__('Thank you for your order. The payment instructions are shown with the listing. We extend the listing when we receive your payment.', 'gazetteer'), 'good'],
            'refused' => [__('Something went wrong. The page may have expired. Please try again.', 'gazetteer'), 'bad'],
            default => ['', ''],
        };
    }
}
