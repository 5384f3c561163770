//! `bucintoro host`

use std::process::ExitCode;

use clap::Args;
use tracing_subscriber::EnvFilter;

use super::{Done, Usage};
use crate::{App, host};

#[derive(Args)]
pub(super) struct Host {
    /// The port; any free one by default.
    #[arg(long, default_value_t = 0)]
    port: u16,
}

impl Host {
    pub(super) fn run(self) -> Done {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
        tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(self.serve())
    }

    async fn serve(self) -> Done {
        let app = App::open(&App::default_data_dir()?).await?;
        let host = host::serve(app.clone(), self.port).await.map_err(|error| {
            Usage(format!("port {} cannot be had ({error}); choose another with --port", self.port))
        })?;
        super::say(&host.url())?;
        tokio::select! {
            ended = host.wait() => ended?,
            () = asked_to_end() => {}
        }
        app.close().await;
        Ok(ExitCode::SUCCESS)
    }
}

/// Ctrl-C, or a system that shuts down.
async fn asked_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
