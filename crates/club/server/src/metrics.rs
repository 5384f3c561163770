//! Prometheus metrics of a node.

use prometheus::{Gauge, IntCounter, IntGauge, IntGaugeVec, Opts, Registry};

/// The metrics that a node counts itself. Others are read from the database when they are requested.
pub(crate) struct NodeMetrics {
    pub(crate) registry: Registry,
    /// Sockets of screens, and of other nodes that forward screens.
    sockets: IntGaugeVec,
    /// Connections that were forwarded to another node.
    pub passed_on: IntCounter,
    /// Codes and tokens that match no table.
    pub refused: IntCounter,
    pub(crate) tables: IntGauge,
    pub(crate) lease_expirations: IntCounter,
    pub(crate) stale: Gauge,
    pub(crate) ready: IntGauge,
}

impl NodeMetrics {
    /// # Errors
    /// If two metrics have the same name; none do.
    pub fn new(of_database: &club_postgres::Measures) -> Result<Self, prometheus::Error> {
        let registry = Registry::new();
        let sockets =
            Opts::new("bucintoro_sockets", "Sockets that are open: of screens, and passed on by other nodes.");
        let version = Opts::new("bucintoro_version_info", "Which program this is.");
        let version = version.const_label("version", env!("CARGO_PKG_VERSION"));
        let measured = Self {
            sockets: IntGaugeVec::new(sockets, &["of"])?,
            passed_on: IntCounter::new("bucintoro_passed_on_total", "Lines that were passed on to another node.")?,
            refused: IntCounter::new("bucintoro_refused_tries_total", "Codes and tokens that lead nowhere.")?,
            tables: IntGauge::new("bucintoro_tables", "Tables that are hosted by this node.")?,
            lease_expirations: IntCounter::new(
                "bucintoro_lapses_total",
                "How often this node stopped answering for lack of a beat.",
            )?,
            stale: Gauge::new(
                "bucintoro_stale_leases",
                "Tables of nodes that are given up, for which nobody has come.",
            )?,
            ready: IntGauge::new("bucintoro_ready", "Whether anybody is to be sent to this node.")?,
            registry,
        };
        let version = IntGauge::with_opts(version)?;
        version.set(1);
        for of_database in of_database.all() {
            measured.registry.register(of_database)?;
        }
        measured.registry.register(Box::new(version))?;
        measured.registry.register(Box::new(measured.sockets.clone()))?;
        for counter in [&measured.passed_on, &measured.refused, &measured.lease_expirations] {
            measured.registry.register(Box::new(counter.clone()))?;
        }
        for gauge in [&measured.tables, &measured.ready] {
            measured.registry.register(Box::new(gauge.clone()))?;
        }
        measured.registry.register(Box::new(measured.stale.clone()))?;
        Ok(measured)
    }

    /// Counts an open socket of a screen, or of another node that forwards one.
    pub fn socket_opened(&self, forwarded: bool) {
        self.sockets_of(forwarded).inc();
    }

    /// Counts a closed socket.
    pub fn socket_closed(&self, forwarded: bool) {
        self.sockets_of(forwarded).dec();
    }

    fn sockets_of(&self, forwarded: bool) -> IntGauge {
        self.sockets.with_label_values(&[if forwarded { "nodes" } else { "screens" }])
    }
}
