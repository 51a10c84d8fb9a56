<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

use Gazetteer\Kernel\Container;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Listings\Fields\CategoryFeatures;
use Gazetteer\Listings\Fields\FieldInputs;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Submission\Dashboard\DashboardPost;
use Gazetteer\Submission\Dashboard\MyListingsBlock;
use Gazetteer\Submission\Dashboard\OwnClaims;
use Gazetteer\Submission\Dashboard\OwnListings;
use Gazetteer\Submission\Expiry\DueListings;
use Gazetteer\Submission\Expiry\Expiry;
use Gazetteer\Submission\Expiry\Renewal;
use Gazetteer\Submission\Form\Fields\CategoryInputs;
use Gazetteer\Submission\Form\FormPage;
use Gazetteer\Submission\Form\FormPost;
use Gazetteer\Submission\Form\ListingFormBlock;
use Gazetteer\Submission\Form\ScriptedForm;
use Gazetteer\Submission\Form\SubmittedNotice;
use Gazetteer\Submission\ListingSubmissionHandler;
use Gazetteer\Submission\Mail\SubmissionMails;
use Gazetteer\Submission\Review\PendingEdits;
use Gazetteer\Submission\SubmissionSettings;

/** Creates the service objects for the pages of listing owners. */
final class OwnerServices
{
    private readonly OwnerPages $pages;

    public function __construct(private readonly Container $plugin)
    {
        $this->pages = new OwnerPages($plugin->settings());
    }

    public function formPost(): FormPost
    {
        return new FormPost($this->plugin->lazily(ListingSubmissionHandler::class), $this->notice());
    }

    public function scriptedForm(): ScriptedForm
    {
        return new ScriptedForm($this->notice(...), $this->pages);
    }

    public function listingForm(): ListingFormBlock
    {
        $fields = $this->plugin->get(FieldRepository::class);
        $features = new CategoryFeatures($this->plugin->settings()->names());
        $settings = $this->plugin->get(SubmissionSettings::class);

        return new ListingFormBlock(
            $this->plugin->get(FormPost::class),
            new FormPage(
                $this->plugin->settings(),
                $settings,
                $this->plugin->get(PlanRepository::class),
                new CategoryInputs($features, $fields, new FieldInputs()),
                $this->pages,
            ),
            $this->notice(),
            $settings,
            $this->plugin->get(ListingRepository::class),
            $this->plugin->get(ListingRights::class),
            $this->plugin->get(PendingEdits::class),
        );
    }

    public function dashboardPost(): DashboardPost
    {
        return new DashboardPost(
            $this->plugin->get(ListingRights::class),
            $this->plugin->lazily(Orders::class),
            $this->listings(),
            $this->plugin->settings()->names(),
            $this->plugin->lazily(SubmissionMails::class),
        );
    }

    public function myListings(): MyListingsBlock
    {
        return new MyListingsBlock($this->orders(...), $this->listings(), $this->plugin->get(ListingRights::class), $this->pages, $this->plugin->get(OwnClaims::class), $this->plugin->lazily(PaymentsDue::class));
    }

    public function landing(): OwnerLanding
    {
        return new OwnerLanding($this->pages, $this->plugin->settings()->names()->listing, $this->plugin->lazily(OwnClaims::class));
    }

    public function expiry(): Expiry
    {
        return new Expiry(
            new DueListings($this->plugin->settings()->names(), $this->plugin->get(PlanRepository::class)),
            $this->listings(),
            $this->plugin->get(SubmissionSettings::class),
            $this->plugin->lazily(SubmissionMails::class),
            $this->plugin->settings()->names(),
        );
    }

    public function renewal(): Renewal
    {
        return new Renewal($this->listings(), $this->pages);
    }

    private function notice(): SubmittedNotice
    {
        return new SubmittedNotice($this->pages, $this->plugin->settings()->names()->listing, $this->plugin->lazily(PaymentsDue::class));
    }

    /** @return list<Order> */
    private function orders(int $user): array
    {
        return $this->plugin->get(Orders::class)->ofBuyer($user, MyListingsBlock::MOST_ORDERS);
    }

    private function listings(): OwnListings
    {
        return new OwnListings(
            $this->plugin->settings()->names(),
            $this->plugin->get(PlanRepository::class),
            $this->pages,
            fn (array $listings): array => $this->plugin->get(Orders::class)->ofListings($listings),
            $this->plugin->lazily(PaymentsDue::class),
        );
    }
}
